import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api.ts';

/** Cancels work. What ends well although it was canceled has been stopped early, unless it had ended already. */
export function useCancelWork(workId: string | undefined) {
  const cancelledId = useRef('');
  const cancel = useMutation({
    mutationFn: (id: string) => {
      cancelledId.current = id;
      return api.cancelWork({ params: { id } });
    },
    onSuccess: ({ state }) => {
      if (state === 'done') cancelledId.current = '';
    },
  });
  return {
    /** Undefined while there is nothing to cancel yet. */
    cancel: workId ? () => cancel.mutate(workId) : undefined,
    // Where something was shown already, the work goes on for a moment to check and keep it.
    isCancelling: cancel.isPending || (cancel.isSuccess && cancel.variables === workId),
    wasCancelled: (id: string | undefined) => id !== undefined && id === cancelledId.current,
  };
}
