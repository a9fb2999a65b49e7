import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { UserStatus } from '#contract/user.ts';
import { PlanLine, StartAction } from '../../writing/start-action.tsx';
import type { Generate } from './use-generate.ts';

interface GenerateActionProps {
  generate: Generate;
  isReady: boolean;
  /** The letter on the screen is the one that this form gave. */
  isDone: boolean;
  status: UserStatus | undefined;
  /** What the button says that ends the work. */
  cancelText: string;
  /** The line about the draft. */
  children?: ReactNode;
}

export function GenerateAction({ generate, status, ...rest }: GenerateActionProps) {
  const { _ } = useLingui();
  return (
    <StartAction
      {...rest}
      work={generate}
      text={_('Generate Cover Letter')}
      busyText={_('Generating...')}
      plan={
        <PlanLine
          status={status}
          freeText={_('1 free cover letter. It doesn’t count if it fails.')}
          usedText={_('Your free cover letter is used.')}
          leftText={(count) =>
            _('Free cover letters left: {count}. One doesn’t count if it fails.', { count })
          }
          noneText={_('You have no free cover letters left.')}
          tool="coverLetter"
        />
      }
    />
  );
}
