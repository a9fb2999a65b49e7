/** A resume as somebody would paste it, with lines that can be said better. */
export const pastedResume = `Nadia Ferreira
nadia.ferreira@mail.example | +1 503 555 0142 | Portland, OR

Summary
Store manager with nine years in outdoor retail. I like calm shops and honest numbers.

Experience

Store Manager, Alder & Finch Outfitters, Portland, OR
March 2019 – Present
- Responsible for managing a team of 12 people on two floors
- I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms
- Was responsible for ordering of seasonal stock worth $380,000 a year
- Trained six new supervisors, two of whom now run their own shops

Assistant Manager, Cascade Trail Supply, Bend, OR
June 2015 – February 2019
- Helped with the opening of the second shop in 2017
- In charge of the rota for 18 part-time staff
- Handled returns and complaints at the service desk

Education
B.A. in Business Administration, Deschutes State College, 2015

Skills
Scheduling, Inventory control, Visual merchandising, Excel, Shopify POS

Certifications
OSHA 10-Hour General Industry, 2020
`;

export const pastedPosting = `Retail Operations Manager, Larch & Loom, Seattle, WA

We are looking for someone to run our three shops.

Requirements:
- 5+ years of experience in retail management
- Experience with inventory control and scheduling
- Excel
Nice to have: Shopify POS, visual merchandising
`;

/** True rewritings of its lines. */
export const goodEdits: Readonly<Record<string, string>> = {
  'Responsible for managing a team of 12 people on two floors': 'Managed a team of 12 people on two floors',
  'I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms':
    'Reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms',
  'Was responsible for ordering of seasonal stock worth $380,000 a year':
    'Ordered seasonal stock worth $380,000 a year',
};

/** What a model that makes things up would write of it. */
export const untrueEdits: Readonly<Record<string, string>> = {
  'Helped with the opening of the second shop in 2017':
    'Led the opening of five shops, winning the Founders’ Award',
  'In charge of the rota for 18 part-time staff': 'Directed 45 full-time staff',
};
