import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const ticksPerSecond = 100;

/** The share of one core that a process and its children use while nothing is asked of them. Linux alone. */
export async function measureCpuShare(pid: number, seconds: number): Promise<number> {
  const before = cpuSeconds(pid);
  await pause(seconds * 1000);
  return (cpuSeconds(pid) - before) / seconds;
}

/** Children that have ended are counted by their parent. */
function cpuSeconds(pid: number): number {
  const own = timesOf(pid);
  if (!own) return 0;
  const children = readdirSync('/proc').flatMap((name) => {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
    return times?.parent === pid ? [times.used] : [];
  });
  return (own.used + own.ended + children.reduce((sum, used) => sum + used, 0)) / ticksPerSecond;
}

function timesOf(pid: number): { parent: number; used: number; ended: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const at = (place: number) => Number(fields[place]);
    return { parent: at(1), used: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    // It has ended since the folder was listed.
    return undefined;
  }
}
