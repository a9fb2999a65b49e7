import '#web/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { composeResume } from '#documents/compose-resume.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { loadDocumentFonts } from '#web/ui/document-fonts.ts';
import { ResumePreview } from '#web/ui/resume-preview.tsx';
import { type PreviewPages, readPreview } from './read-preview.ts';

declare global {
  /** Shows a resume in a place of that width, as the app does, and reads what stands on which page. */
  var showResume: (data: ResumeData, look: ResumeLook, widthPx: number) => Promise<PreviewPages>;
  var countResumePages: (data: ResumeData, look: ResumeLook) => Promise<number>;
}

i18n.setMessagesCompiler((text) => [text]);
i18n.loadAndActivate({ locale: 'en', messages: {} });
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
let shown = 0;

const draw = (data: ResumeData, look: ResumeLook) =>
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ResumePreview key={shown} data={data} look={look} />
      </I18nProvider>,
    ),
  );

async function show(data: ResumeData, look: ResumeLook, widthPx: number): Promise<void> {
  shown += 1;
  place.style.width = `${widthPx}px`;
  draw(data, look);
  const resume = composeResume(data, look.template);
  await loadDocumentFonts(look.template, JSON.stringify(resume), resume.language);
  await nextFrame();
}

globalThis.showResume = async (data, look, widthPx) => {
  await show(data, look, widthPx);
  return readPreview(place);
};

globalThis.countResumePages = async (data, look) => {
  await show(data, look, 390);
  return place.querySelectorAll('[data-sheet]').length;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
