import { type MailText, writeMail } from './write-mail.ts';

/** Where the links of a mail lead: PUBLIC_URL. */
interface Site {
  publicUrl: string;
}

const accountLink = ({ publicUrl }: Site) => new URL('/account', publicUrl).href;

const dayOf = (moment: Date) => moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const minuteOf = (moment: Date) =>
  `${moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The confirmation of what was bought that the law asks for on a lasting medium. */
export const premiumActiveMail = (
  details: Site & { priceCents: number; nextChargeAt: Date; withdrawUntil: Date },
): MailText =>
  writeMail({
    subject: 'Your Premium plan is active',
    before: [
      'Thanks for choosing Candor Premium. Your plan is active now.',
      `You pay ${dollars(details.priceCents)} a month. Your plan renews on ${dayOf(details.nextChargeAt)} and every month after that until you cancel.`,
      'You can cancel anytime in your account. You keep Premium until the end of the month you paid for.',
    ],
    button: { label: 'Go to your account', link: accountLink(details) },
    after: [
      `Changed your mind? You can withdraw until ${minuteOf(details.withdrawUntil)} and get your money back. Choose “Withdraw from this purchase” in your account.`,
    ],
  });

/** `invoiceUrl` is the provider's page with the invoice, where there is one. */
export const receiptMail = (
  details: Site & { amountCents: number; paidAt: Date; paidUntil: Date; invoiceUrl?: string | undefined },
): MailText =>
  writeMail({
    subject: `Your Candor receipt for ${dollars(details.amountCents)}`,
    before: [
      `We received your payment of ${dollars(details.amountCents)} for Candor Premium on ${dayOf(details.paidAt)}.`,
      `It covers your plan until ${dayOf(details.paidUntil)}.`,
    ],
    button: details.invoiceUrl
      ? { label: 'View the invoice', link: details.invoiceUrl }
      : { label: 'Go to your account', link: accountLink(details) },
    after: ['All your invoices are in your account.'],
  });

export const paymentFailedMail = (details: Site & { amountCents: number; premiumUntil: Date }): MailText =>
  writeMail({
    subject: 'Your payment didn’t go through',
    before: [
      `We couldn’t charge ${dollars(details.amountCents)} for Candor Premium. We’ll try again in a few days.`,
      `You keep Premium until ${dayOf(details.premiumUntil)}. Please check your card before then:`,
    ],
    button: { label: 'Update your card', link: accountLink(details) },
    after: ['If you don’t want to continue, you don’t have to do anything. Your documents stay yours.'],
  });

export const canceledMail = (details: Site & { premiumUntil: Date }): MailText =>
  writeMail({
    subject: 'Your Premium plan is canceled',
    before: [
      'You canceled your Candor Premium plan. You won’t be charged again.',
      `You keep Premium until ${dayOf(details.premiumUntil)}. After that you can still open and download everything you made.`,
    ],
    button: { label: 'Resume your plan', link: accountLink(details) },
    after: ['If you change your mind before then, resuming takes one click.'],
  });

/** Says what was declared and when it reached us, as the law asks. */
export const withdrawalMail = (details: { receivedAt: Date; refundCents: number }): MailText =>
  writeMail({
    subject: 'We received your withdrawal',
    before: [
      `You withdrew from your purchase of Candor Premium. We received this on ${minuteOf(details.receivedAt)}.`,
      `Your plan has ended, and we’re refunding ${dollars(details.refundCents)} to the card you paid with. Depending on your bank, this takes 5 to 10 business days.`,
    ],
    after: ['Your account and your documents stay as they are.'],
  });

/** To our support. Priority support is part of Premium, so the subject says who has it. */
export const helpMail = (details: { email: string; message: string; isPremium: boolean }): MailText =>
  writeMail({
    subject: details.isPremium ? '[Premium] Help request' : 'Help request',
    replyTo: details.email,
    leavesNoTrace: true,
    before: [`From: ${details.email}\nPlan: ${details.isPremium ? 'Premium' : 'Free'}`, details.message],
  });

export const deletedMail = (): MailText =>
  writeMail({
    subject: 'Your account is deleted',
    leavesNoTrace: true,
    before: [
      'We deleted your Candor account and everything in it. If you had Premium, it has ended and you won’t be charged again.',
      'This is our last message to you. Thanks for trying Candor, and good luck with your next job.',
    ],
  });
