import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '#server/process/load-lexicon.ts';
import { createLocationReader } from './read-location.ts';

const reader = createLocationReader(loadGazetteer());

test.each([
  ['Austin, TX', 'US'],
  ['New York, NY, United States', 'US'],
  ['San Francisco, CA', 'US'],
  ['London', 'GB'],
  ['London, ON', 'CA'],
  ['London, England', 'GB'],
  ['Birmingham', 'GB'],
  ['Birmingham, AL', 'US'],
  ['Paris, TX', 'US'],
  ['Paris', 'FR'],
  ['Berlin, DE', 'DE'],
  ['Wilmington, DE', 'US'],
  ['Toronto, CA', 'CA'],
  ['Bengaluru, IN', 'IN'],
  ['Atlanta, Georgia', 'US'],
  ['Sydney NSW', 'AU'],
  ['München', 'DE'],
  ['Remote in Germany', 'DE'],
  ['東京', 'JP'],
  ['Warsaw, PL', 'PL'],
  ['New York, NY; London, UK', 'US'],
  ['Nowhere Special', null],
  ['', null],
])('%j is in %s', (location, country) => {
  expect(reader.countryOf(location)).toBe(country);
});

test('of several towns of a name, the text around tells which', () => {
  const countryOf = (description: string) => reader.read({ location: 'Hamilton', description }).country;
  expect(countryOf('Cool stores from Auckland to Wellington.')).toBe('NZ');
  expect(countryOf('We serve southern Ontario from Toronto.')).toBe('CA');
});

describe('remote work', () => {
  test.each([
    ['Remote (US)', 'US', ['US']],
    ['Remote - USA', 'US', ['US']],
    ['Remote within Germany', 'DE', ['DE']],
    [
      'Remote, EMEA',
      null,
      ['EU', 'GB', 'CH', 'NO', 'IS', 'AE', 'SA', 'IL', 'TR', 'EG', 'ZA', 'NG', 'KE', 'MA'],
    ],
    ['Remote (EU)', null, ['EU']],
    ['Remote, DACH', null, ['DE', 'AT', 'CH']],
    ['Remote - US or Canada', 'US', ['US', 'CA']],
    ['Remote, worldwide', null, ['worldwide']],
    ['Anywhere', null, ['worldwide']],
    ['Austin, TX (Remote)', 'US', ['US']],
    ['Home based, UK', 'GB', ['GB']],
    ['Remote', null, []],
  ])('%j', (location, country, remoteRegions) => {
    expect(reader.read({ location })).toEqual({ country, isRemote: true, remoteRegions });
  });

  test.each(['Hybrid - Berlin', 'Hybrid remote in Leeds', 'Leeds'])('%j is none', (location) => {
    expect(reader.read({ location })).toMatchObject({ isRemote: false, remoteRegions: [] });
  });

  test('what the source says by field goes first', () => {
    expect(reader.read({ location: 'Leeds', isRemote: true, country: 'gb' })).toEqual({
      country: 'GB',
      isRemote: true,
      remoteRegions: ['GB'],
    });
    expect(reader.read({ location: 'Remote', isRemote: false })).toMatchObject({ isRemote: false });
  });

  test('the text tells where one may live', () => {
    const description =
      'We sell to customers in Japan and France.\nThis role is remote within the United States or Canada. Apply now';
    expect(reader.read({ location: 'Remote', description }).remoteRegions).toEqual(['US', 'CA']);
  });
});
