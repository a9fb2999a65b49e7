import { describe, expect, it } from 'vitest';
import {
  canceledMail,
  deletedMail,
  paymentFailedMail,
  premiumActiveMail,
  receiptMail,
  withdrawalMail,
} from './account-mails.ts';

const publicUrl = 'https://candor.example';
const day = new Date('2027-02-28T22:30:00Z');

describe('mails about the plan', () => {
  it('confirm what was bought: price, renewal, how to cancel, how to withdraw', () => {
    const { text } = premiumActiveMail({
      publicUrl,
      priceCents: 1499,
      nextChargeAt: day,
      withdrawUntil: new Date('2027-02-14T09:05:00Z'),
    });
    expect(text).toContain('$14.99 a month');
    expect(text).toContain('renews on February 28, 2027');
    expect(text).toContain('cancel anytime');
    expect(text).toContain('withdraw until February 14, 2027 at 9:05 AM UTC');
    expect(text).toContain('https://candor.example/account');
  });

  it('give the invoice in a receipt, or the account where there is none', () => {
    const details = {
      publicUrl,
      amountCents: 1499,
      paidAt: day,
      paidUntil: new Date('2027-03-28T22:30:00Z'),
    };
    const { text, html } = receiptMail({ ...details, invoiceUrl: 'https://pay.example/i?a=1&b=2' });
    expect(text).toContain('$14.99 for Candor Premium on February 28, 2027');
    expect(text).toContain('until March 28, 2027');
    expect(html).toContain('href="https://pay.example/i?a=1&amp;b=2"');
    expect(receiptMail(details).text).toContain('https://candor.example/account');
  });

  it('say until when Premium lasts after a failed payment and after cancelling', () => {
    const failed = paymentFailedMail({ publicUrl, amountCents: 1499, premiumUntil: day });
    expect(failed.text).toContain('couldn’t charge $14.99');
    expect(failed.text).toContain('Premium until February 28, 2027');
    expect(canceledMail({ publicUrl, premiumUntil: day }).text).toContain('Premium until February 28, 2027');
  });

  it('acknowledge a withdrawal with the moment it came and the refund', () => {
    const { text } = withdrawalMail({ receivedAt: day, refundCents: 1499 });
    expect(text).toContain('February 28, 2027 at 10:30 PM UTC');
    expect(text).toContain('$14.99');
  });

  it('leave a trace, except the last one', () => {
    expect(withdrawalMail({ receivedAt: day, refundCents: 1 }).leavesNoTrace).toBe(false);
    expect(deletedMail().leavesNoTrace).toBe(true);
  });
});
