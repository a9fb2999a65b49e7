import { expect, test } from 'vitest';
import { affirmedText } from './affirmed-text.ts';

test.each([
  ['Charted on paper, never used Epic at this hospital', 'Charted on paper,'],
  ['No experience with Kafka, NetSuite or SAP. Good at Excel', ' Good at Excel'],
  ['Not: Kafka, NetSuite', ''],
  ['Java, Spring; not familiar with Kafka', 'Java, Spring;'],
  ['I haven’t used Kafka, but ran RabbitMQ for years', ' but ran RabbitMQ for years'],
  ['No SAP, Excel', ' Excel'],
  ['Never used Epic, charted on paper', ' charted on paper'],
  ['Ran Kafka with no downtime', 'Ran Kafka with no downtime'],
  ['No accidents in ten years on forklifts', 'No accidents in ten years on forklifts'],
  ['Not only Excel, but also Access', 'Not only Excel, but also Access'],
])('what is denied is taken out: %s', (text, affirmed) => {
  expect(affirmedText(text)).toBe(affirmed);
});
