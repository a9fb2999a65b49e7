import { useEffect, useState } from 'react';

const blinkMs = 150;

/** Whether a wait has lasted longer than a blink: what flashes up and is gone again only disturbs. */
export function useDelayed(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), blinkMs);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}
