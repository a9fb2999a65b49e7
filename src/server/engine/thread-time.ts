/** The processor time that this thread has taken since, in milliseconds: however busy the machine is, a call does the same. */
export function threadTime(): () => number {
  const beganAt = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(beganAt);
    return (user + system) / 1000;
  };
}
