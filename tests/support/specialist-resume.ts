/** An invented specialist with a posting, for tests that need a resume to optimize. */
export const specialistText = `Priya Raman
Columbus, OH | priya.raman@example.com | (614) 555-0172 | linkedin.com/in/priyaraman

Summary
Hard-working, results-driven customer success specialist with 7 years in software support and customer onboarding. I am a team player with excellent communication skills and I am looking for a challenging position.

Experience

Customer Success Specialist
Lumen Freight Software, Columbus, OH
March 2021 - Present
- Responsible for onboarding new customers to the shipping platform, 60 so far
- Was responsible for writing 85 help center articles, which reduced repeat tickets by 22%
- Responsible for handling escalated tickets from our 12 largest accounts
- Was tasked with keeping account notes and renewals up to date in Salesforce
- Responsible for building a monthly report on churn in SQL and Tableau that the product team uses
- Assisted with training 4 new support agents

Support Agent
Brightpath Retail Systems, Dayton, OH
June 2018 - February 2021
- Responsible for answering about 45 tickets a day by phone and email in Zendesk
- Kept customer satisfaction at 96% over two years
- Was responsible for testing new releases before they were shipped to 140 stores
- Successfully reduced the average first response time from 9 hours to 3 hours by means of 30 macros

Store Associate
Carver Home Goods, Dayton, OH
May 2016 - May 2018
- Responsible for the cash register, returns and stock counts
- Trained 6 seasonal staff

Education
B.A. Communication, Wright State University, Dayton, OH, 2018

Skills
Microsoft Office, Tableau, Training, Zendesk, SQL, Customer onboarding, Salesforce

Certifications
HubSpot Inbound Certification, 2022
`;

/** The same person where some lines tell deeds: what somebody is responsible for proves nothing in a letter. */
export const deedsText = specialistText
  .replace('Was responsible for writing 85', 'Wrote 85')
  .replace('Responsible for building a', 'Built a')
  .replace('Responsible for handling', 'Handled')
  .replace('Responsible for answering about', 'Answered about');

export const specialistPosting = `Customer Success Manager
Harborline - Columbus, OH (hybrid)

We help regional carriers run their shipping on one platform, and we are looking for a Customer Success Manager who makes new customers successful and keeps them.

What you will do
- Lead onboarding of new customers from contract to first shipment
- Own a portfolio of accounts, watch churn and act early
- Keep the help center up to date and train customers on new releases
- Report on adoption and churn with SQL and Tableau

What we ask for
- 5+ years in customer success, customer support or onboarding
- Experience with Salesforce and a ticket system such as Zendesk
- Working knowledge of SQL
- Bachelor's degree

Nice to have
- Gainsight
`;
