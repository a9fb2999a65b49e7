/** An invented person's resume as people really write them: true, plain, and better than it reads. */
export const sampleText = `Priya Raman
Columbus, OH | priya.raman@example.com | (614) 555-0172 | linkedin.com/in/priyaraman

Summary
Hard-working team player with a proven track record of customer support. I am looking for a position where I can use my skills. Results-driven and detail oriented with 7 years in software support and onboarding.

Experience

Customer Success Specialist
Lumen Freight Software, Columbus, OH
March 2021 - Present
- Responsible for onboarding new customers, 60 so far, to the shipping platform
- Was in charge of writing help center articles, which reduced repeat tickets by 22%
- Helped with training of 4 new support agents
- Responsible for handling escalated tickets from our 12 largest accounts
- Worked on a monthly report on churn in SQL and Tableau that the product team uses

Support Agent
Brightpath Retail Systems, Dayton, OH
June 2018 - February 2021
- Responsible for answering about 45 tickets a day by phone and email in Zendesk
- Kept customer satisfaction at 96% over two years
- Was tasked with testing new releases before they were shipped to stores
- Utilized macros in order to cut average first response time from 9 hours to 3 hours

Store Associate
Carver Home Goods, Dayton, OH
May 2016 - May 2018
- Duties included cash register, returns and stock counts
- Trained seasonal staff

Education
B.A. Communication, Wright State University, Dayton, OH, 2018

Skills
Microsoft Office, Zendesk, Tableau, SQL, Customer onboarding, Technical writing, Salesforce, Training

Certifications
HubSpot Inbound Certification, 2022
`;

export const samplePosting = `Customer Success Manager
Harborline Logistics Cloud - Columbus, OH (hybrid)

We help regional carriers run their shipping on one platform, and we are looking for a Customer Success Manager who makes new customers successful and keeps them.

What you will do
- Lead onboarding of new customers from contract to first shipment
- Own a portfolio of accounts, watch churn and act early
- Write help center articles and train customers on new releases
- Report on adoption and churn with SQL and Tableau

What we ask for
- 5+ years in customer success, customer support or onboarding
- Experience with Salesforce and a ticket system such as Zendesk
- Working knowledge of SQL
- Clear writing
- Bachelor's degree

Nice to have
- Gainsight
- Experience in logistics or freight
`;
