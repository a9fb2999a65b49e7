/** The processor time that this thread has taken since, in milliseconds, however busy the machine is. */
export function threadTime(): () => number {
  const beganAt = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(beganAt);
    return (user + system) / 1000;
  };
}

/** Node 22 only knows the time of all threads together. */
const cpuUsage: typeof process.cpuUsage = process.threadCpuUsage ?? process.cpuUsage;
