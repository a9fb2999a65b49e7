/** Minutes and seconds, as a clock shows them. */
export const spokenTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
