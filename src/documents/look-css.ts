import type { TemplateId } from '#domain/resume/templates.ts';
import {
  type Both,
  type LookColor,
  onPage,
  type RuleLook,
  sharedLook,
  type TemplateLook,
  type TypeLook,
} from './template-look.ts';

type Declarations = Readonly<Record<string, string | undefined>>;

/** A template's look as CSS: variables for its own styles and those of all templates, and how each part is set. */
export function lookCss(template: TemplateId, look: TemplateLook): string {
  const scope = `[data-template="${template}"]`;
  const { head, heading } = look;
  return [
    rule(scope, { ...sharedVariables(), ...variables(look) }),
    rule(`${scope} .r-head`, {
      color: colorOf(head.color),
      background: colorOf(head.fill),
      'text-align': head.isCentered && 'center',
    }),
    rule(`${scope} .r-name`, typeOf(look.name)),
    rule(`${scope} .r-contact`, typeOf(look.contact)),
    rule(`${scope} .r-section`, { 'margin-top': airy(heading.beforePt) }),
    rule(`${scope} .r-heading`, {
      ...typeOf(heading),
      background: colorOf(heading.fill),
      'text-align': heading.isCentered && 'center',
      'margin-bottom': airy(heading.afterPt),
    }),
    rule(`${scope} .r-title`, typeOf(look.title)),
    rule(`${scope} .r-date`, typeOf(look.date)),
    rule(`${scope} .r-place`, typeOf(look.place)),
    rule(`${scope} .r-organization`, typeOf(look.organization)),
    rule(`${scope} .r-location`, typeOf(look.location)),
  ].join('');
}

/** A rule without a word in it is none. */
function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) =>
    value ? `  ${name}: ${value};\n` : [],
  );
  return lines.length > 0 ? `${selector} {\n${lines.join('')}}\n` : '';
}

function sharedVariables(): Declarations {
  const { colors, smallestPt, fit, entryPt, pointPt } = sharedLook;
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color])),
    '--smallest': `${smallestPt}pt`,
    '--fit-type': `${fit.typePt}pt`,
    '--fit-air': String(fit.air),
    '--entry': `${onPage(entryPt)}pt`,
    '--point': `${onPage(pointPt)}pt`,
  };
}

function variables(look: TemplateLook): Declarations {
  const { font, mono, isSerif = false, heading } = look;
  return {
    '--body': families(font.page, isSerif, isSerif ? 'serif' : 'sans-serif'),
    '--mono': mono && families(mono.page, isSerif, 'monospace'),
    '--full-type': `${onPage(look.pt)}pt`,
    '--full-margin-x': `${onPage(look.marginIn.x)}in`,
    '--full-margin-y': `${onPage(look.marginIn.y)}in`,
    '--full-name': `${onPage(look.name.pt)}pt`,
    '--full-heading': `${onPage(heading.pt ?? look.pt)}pt`,
    '--leading': String(onPage(look.leading)),
    '--bullet': colorOf(look.bullet),
    ...ruleVariables('--head-rule', look.head.rule),
    ...ruleVariables('--heading-rule', heading.rule),
  };
}

/** Its own font, then the one that stands in for it in Greek, Cyrillic and Vietnamese, then other scripts'. */
function families(font: string, isSerif: boolean, generic: string): string {
  const named = new Set([font, isSerif ? 'Source Serif 4' : 'Source Sans 3']);
  return [...[...named].map((name) => `"${name}"`), 'var(--scripts)', generic].join(', ');
}

const ruleVariables = (name: string, look?: RuleLook): Declarations =>
  look
    ? {
        [name]: `${onPage(look.pt)}pt`,
        [`${name}-style`]: look.isDouble ? 'double' : 'solid',
        [`${name}-color`]: colorOf(look.color),
      }
    : {};

const typeOf = (look: TypeLook): Declarations => ({
  color: colorOf(look.color),
  'font-family': look.isMono && 'var(--mono)',
  'font-weight': look.weight === undefined ? undefined : String(onPage(look.weight)),
  'font-style': look.isItalic && 'var(--slant)',
  'text-transform': look.isCaps && 'uppercase',
});

function colorOf(color: Both<LookColor> = 'none'): string | undefined {
  const name = onPage(color);
  return name === 'none' ? undefined : `var(--${name})`;
}

/** Space that the fit takes together. */
const airy = (pt: Both<number>) => `calc(${onPage(pt)}pt * var(--air))`;
