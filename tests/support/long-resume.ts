const job = (place: number, marker: string) => `Store Manager, Alder & Finch ${marker} ${place}
March ${1960 + (place % 60)} – ${1961 + (place % 60)}
- Responsible for managing a team of ${place + 2} people ${marker}
- Successfully reduced shrinkage by ${place + 1}% in one year ${marker}
- Wrote the rota in Excel for ${place + 1} shops and trained ${place + 3} clerks ${marker}

`;

/** A resume of about so many characters, with lines that the engine has something to say about; another marker, other lines. */
export function longResume(length: number, marker = ''): string {
  let jobs = '';
  for (let place = 0; jobs.length < length; place += 1) jobs += job(place, marker);
  return `Nadia Ferreira\nnadia.ferreira@mail.example · Portland, OR\n\nExperience\n${jobs}Skills\nScheduling, Excel, Inventory`;
}
