import type { PolicySection } from './policy.ts';
import { retention } from './privacy-retention.ts';
import { sharing } from './privacy-sharing.ts';

/** What we do with people's data. A change of it is a new version in `policy-facts.ts` of the contract. */
export const privacySections: readonly PolicySection[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    paragraphs: [{ text: 'We collect what you give us and what we need to run your account. Nothing else.' }],
    list: [
      {
        name: 'Your account.',
        text: 'Your email address and, if you set one, your password, which we store only as a hash. For each device that’s signed in, we keep its browser, its IP address, and when it was last active.',
        when: 'own-sign-in',
      },
      {
        name: 'Your account.',
        text: 'Your email address. A sign-in service at {signInHost} keeps your password and your sessions for us.',
        when: 'hosted-sign-in',
      },
      {
        name: 'Google sign-in.',
        text: 'If you sign in with Google, Google tells us your email address, your name, your Google account ID, and the address of your picture.',
        when: 'google-sign-in',
      },
      {
        name: 'What you write.',
        text: 'Resumes, cover letters, LinkedIn profiles, interview answers, job postings you paste, your answers to our questions, and earlier versions of your documents.',
      },
      {
        name: 'Files you upload.',
        text: 'We read the text of a PDF, Word, or text file and don’t keep the file.',
      },
      {
        name: 'Job searches.',
        text: 'What you search for, what a job must have for you, and the jobs we found, liked and applied ones included.',
      },
      {
        name: 'Payments.',
        text: 'Your plan, its dates, and the brand and last four digits of your card. The card number goes straight to Stripe and never reaches us.',
        when: 'stripe',
      },
      {
        name: 'Agreements.',
        text: 'If you pay: which version of the terms you agreed to, and when.',
      },
      {
        name: 'Use.',
        text: 'How many optimizations, letters, answers, and searches you’ve used, and what a language model’s work cost us. Our server logs name the page and the outcome of a request, never what you sent, your email address, or your password.',
      },
    ],
    after: [
      {
        text: 'If you speak an answer in the Interview Coach, your browser turns speech into text, and the company that makes your browser may process the audio. We get only the text.',
      },
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    list: [
      { text: 'To run the tools you open: read your resume, rewrite it, check it, score it, and find jobs.' },
      { text: 'To keep your account safe, to enforce limits, and to stop abuse.' },
      { text: 'To send you mail about your account: confirmations, receipts, and answers from support.' },
      { text: 'To charge you for Premium, if you buy it.', when: 'stripe' },
    ],
    after: [
      {
        text: 'We don’t sell your data, show ads, or build profiles for anyone else. We don’t train language models on what you write. We don’t show your documents to employers or recruiters.',
      },
      {
        text: 'Where the law asks for a legal basis: we need most of this to provide the service you asked for. Security and limits are our legitimate interest. Everything optional happens only if you choose it.',
      },
    ],
  },
  {
    id: 'models',
    title: 'What language models receive',
    paragraphs: [
      {
        text: 'We don’t use an outside language model. Our own software on our own servers writes and checks everything, so none of your text leaves them for this.',
        when: 'no-model',
      },
      {
        text: 'When you optimize a resume, write a letter, practice an interview, or optimize a LinkedIn profile, we send a language model provider the text it needs for that task. The providers we use are listed under “Who else receives data.”',
        when: 'model',
      },
    ],
    list: [
      {
        name: 'Sent:',
        text: 'the lines of your resume, profile, or answer, and the job posting. To check how we read a resume, we also send its full text, with your name, schools, and dates.',
        when: 'model',
      },
      {
        name: 'Taken out first:',
        text: 'email addresses, phone numbers, street addresses, and links. Markers take their place, and we put the details back afterward.',
        when: 'model',
      },
      {
        name: 'Never sent:',
        text: 'your account, your password, your payment details, and your job searches.',
        when: 'model',
      },
    ],
    after: [
      {
        text: 'A provider keeps what it receives for as long as its own terms say. Our own software checks what comes back before you see it.',
        when: 'model',
      },
    ],
  },
  retention,
  {
    id: 'security',
    title: 'Security',
    list: [
      {
        text: 'Every connection is encrypted, and every page refuses scripts that aren’t ours or, on the payment page, Stripe’s.',
      },
      {
        text: 'Passwords are stored with Argon2id. Common and breached passwords are refused.',
        when: 'own-sign-in',
      },
      {
        text: 'The database itself keeps people apart: a request sees only the rows of the person who made it.',
      },
      { text: 'Deleting your account takes a sign-in from the last five minutes.' },
    ],
    after: [
      {
        text: 'No system is perfectly safe. If something happens to your data, we’ll tell you and the authorities as the law requires.',
      },
    ],
  },
  sharing,
  {
    id: 'rights',
    title: 'Your rights',
    list: [
      {
        name: 'See it and take it with you.',
        text: 'Export everything as one ZIP file.',
        link: { path: '/account', name: 'Account' },
      },
      {
        name: 'Correct it.',
        text: 'Edit or rename any document.',
        link: { path: '/documents', name: 'Documents' },
      },
      {
        name: 'Delete it.',
        text: 'Delete a single document, or your account and everything in it.',
        link: { path: '/account', name: 'Account' },
      },
      {
        name: 'Object, restrict, or ask.',
        text: 'Write to us, and we’ll answer within 30 days. You can also complain to your data protection authority.',
      },
    ],
    after: [{ text: 'You don’t have to give a reason, and using a right costs nothing.' }],
  },
  {
    id: 'age',
    title: 'Age',
    paragraphs: [
      {
        text: 'Candor is for people who are at least 16. If you learn that a child uses it, tell us and we’ll delete the account.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      {
        text: 'When we change what we do with your data, this page gets a new version and date. If the change matters to you, we’ll email you at least 30 days before.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [{ text: 'Questions about your data? Write to us:' }],
    hasContact: true,
  },
];
