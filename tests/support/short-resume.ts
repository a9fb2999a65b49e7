/** As people write who write the least: no headings, no points, and a line that belongs nowhere. */
export const shortResume = `Tanya Rhodes
Dayton OH
937-555-0122

cashier at dollar general 2019-2022
recieved deliveries, ran register

crew member, 2017-2019
drive thru, closing

I can start any day.
`;
