import { useEffect, useState } from 'react';
import { untilLoaded } from '../../../ui/lazy-part.ts';

export type ResumeRules = typeof import('./resume-rules.ts');

let loaded: ResumeRules | undefined;

/** What edits and changes do to a resume. The first paint does without: it shows what the server has. */
export function useResumeRules(): ResumeRules | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    const load = async () => {
      loaded = await untilLoaded(() => import('./resume-rules.ts'));
      setRules(loaded);
    };
    if (!loaded) void load();
    else setRules(loaded);
  }, []);
  return rules;
}
