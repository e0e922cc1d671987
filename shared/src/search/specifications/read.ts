import type { InLanguages } from "../../kernel/language/languages.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import {
  choicesIn,
  contactsIn,
  pipesIn,
  protectionsIn,
  ratioIn,
  sidesIn,
  threadIn,
} from "./choices.ts";
import { byId, byLabel, chosenBy, type Definition, type OtherKind } from "./definitions.ts";
import { describedIn } from "./described.ts";
import { isDimension } from "./dimensions.ts";
import { measuresIn } from "./measures.ts";
import type { TypedValue } from "./typed-value.ts";
import { voltagesIn } from "./voltages.ts";

// Specifications of an article as typed values (S8): what filters and facets compare. A value that
// is not understood wholly is none, and is shown to admins.

/** What admins added to the rules. */
export interface Mended {
  /** Specifications by label, as `labelKey` writes it. */
  labels: Readonly<Record<string, string>>;
  /** Units that are known, by their spelling in lower case. */
  units: Readonly<Record<string, string>>;
}
const nothingMended: Mended = { labels: {}, units: {} };

export interface Specification {
  name: InLanguages;
  value: string;
}
export interface Unread extends Specification {
  /** Whether the label or the value is not understood. */
  reason: "LABEL" | "VALUE";
}

/** Nothing is said by these. */
const isBlank = (text: string) => /^[\s\-–—./]*$|^(?:n\/?a|없음|해당없음|无)$/i.test(text);
const isNone = (text: string) => /^(?:-|없음|무|no|none|without|x|×|无|미부착)$/i.test(text.trim());

const unitInLabel = /[([（]\s*([^)\]）]+?)\s*[)\]）]\s*$/;

/** The form in which labels are compared: without a unit in brackets. */
export const labelKey = (label: string): string => normalize(label.replace(unitInLabel, ""));

const longestOpen = 40;
/** The values of a catalogue repeat; numbers that do not are forgotten (S8-6). */
const mostReadings = 50_000;
const whole = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

interface Asked {
  definition: Definition;
  text: string;
  labelUnit: string | undefined;
  mended: Mended;
}

const readers: Record<OtherKind, (asked: Asked) => TypedValue[] | undefined> = {
  volt({ definition: { id }, text, labelUnit }) {
    const isBare = labelUnit !== undefined && /^[\d.,~ -]+$/.test(text);
    const [, phases] = /(?:^|[\s(])([13단삼])\s?(?:ph|상)/i.exec(text) ?? [];
    const read = voltagesIn(isBare ? `${text} ${labelUnit}` : text);
    return (
      read && [
        ...read.map(({ kind, value }) => ({ spec: kind === "" ? id : `${id}-${kind}`, value })),
        ...(phases ? [{ spec: "phases", value: /[1단]/.test(phases) ? 1 : 3 }] : []),
      ]
    );
  },
  // What an output switches stands beside what it is: NPN NO.
  choice: ({ definition: { id }, text }) =>
    choicesIn(text, id)?.map((value) => {
      const [spec = "", other] = value.split(":");
      return other === undefined ? { spec: id, value } : { spec, value: other };
    }),
  contacts: ({ definition: { id }, text }) => one(id, contactsIn(text)),
  ip: ({ definition: { id }, text }) => protectionsIn(text)?.map((value) => ({ spec: id, value })),
  sides: ({ definition: { id }, text }) => one(id, sidesIn(text)),
  pipe: ({ definition: { id }, text }) => pipesIn(text)?.map((value) => ({ spec: id, value })),
  thread: ({ definition: { id }, text }) => one(id, threadIn(text)),
  ratio: ({ definition: { id }, text }) => one(id, ratioIn(text)),
  bare: ({ definition: { id }, text }) =>
    one(id, /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined),
  presence: ({ definition: { id }, text }) => one(id, !isNone(text)),
  open: ({ definition: { id }, text }) =>
    one(id, [...whole(text)].length <= longestOpen ? whole(text) : undefined),
  text: () => [],
};
const one = (spec: string, value: TypedValue["value"] | undefined): TypedValue[] | undefined =>
  value === undefined ? undefined : [{ spec, value }];

function valuesOf(asked: Asked): TypedValue[] | undefined {
  const { id, kind } = asked.definition;
  if (!isDimension(kind)) return readers[kind](asked);
  const read = measuresIn(asked.text, {
    dimension: kind,
    labelUnit: asked.labelUnit,
    spellings: asked.mended.units,
  });
  return read?.map((value) => ({ spec: id, value }));
}

/** What a label stands for; in the language that is known. */
function definitionsOf(name: InLanguages, mended: Mended): readonly Definition[] {
  const labels = [name.en, name.ko, name.zh];
  for (const label of labels) {
    const id = mended.labels[labelKey(label)];
    const definition = id === undefined ? undefined : byId.get(id);
    if (definition) return [definition];
  }
  for (const label of labels) {
    const known = byLabel.get(labelKey(label)) ?? byLabel.get(normalize(label));
    if (known) return known;
  }
  return [];
}

type Read = TypedValue[] | Unread;

function readOnce({ name, value }: Specification, mended: Mended, categoryKey: string): Read {
  const own = chosenBy.get(categoryKey) ?? [];
  const all = definitionsOf(name, mended);
  const found = [
    ...all.filter(({ id }) => own.includes(id)),
    ...all.filter(({ id }) => !own.includes(id)),
  ];
  if (found.length === 0) return { name, value, reason: "LABEL" };
  const isPresence = found.some(({ kind }) => kind === "presence");
  if (isBlank(value) && !isPresence) return [];
  const labelUnit = unitInLabel.exec(name.en)?.[1] ?? unitInLabel.exec(name.ko)?.[1];
  for (const definition of found) {
    const read = valuesOf({ definition, text: value, labelUnit, mended });
    if (read) return read;
  }
  return { name, value, reason: "VALUE" };
}

/** What was read by the rules of the moment, by label and value. */
const readings = new WeakMap<Mended, Map<string, Read>>();

/**
 * One specification as typed values, or why it is not understood. Of what a label may stand for,
 * that which articles of its category are chosen by comes first.
 */
export function readSpecification(
  specification: Specification,
  mended: Mended = nothingMended,
  categoryKey = "",
): TypedValue[] | Unread {
  let known = readings.get(mended);
  if (!known || known.size > mostReadings) readings.set(mended, (known = new Map()));
  const { name, value } = specification;
  const key = `${categoryKey}\n${name.en}\n${name.ko}\n${name.zh}\n${value}`;
  const before = known.get(key);
  if (before) return before;
  const read = readOnce(specification, mended, categoryKey);
  known.set(key, read);
  return read;
}

export interface Described {
  /** Names of its categories, the nearest first. */
  categories: readonly InLanguages[];
  /** The key of its category, where it has one. */
  categoryKey?: string | undefined;
  specifications: readonly Specification[];
  /** Running text in English, read for components whose lists give all values in one line. */
  description?: string | undefined;
}

const keyOf = ({ spec, value }: TypedValue) => `${spec}\n${String(value)}`;

/**
 * The typed values of an article, each once: those of its specifications, and what its description
 * says of the specifications that it does not have.
 */
export function typedSpecifications(
  { categories, categoryKey, specifications, description = "" }: Described,
  mended: Mended = nothingMended,
): TypedValue[] {
  const own = specifications.flatMap((specification) => {
    const read = readSpecification(specification, mended, categoryKey);
    return Array.isArray(read) ? read : [];
  });
  const had = new Set(own.map(({ spec }) => spec));
  const said = describedIn(categories, description).filter(({ spec }) => !had.has(spec));
  return [...new Map([...own, ...said].map((value) => [keyOf(value), value])).values()];
}

/** What of an article's specifications is not understood. */
export const unreadSpecifications = (
  specifications: readonly Specification[],
  mended: Mended = nothingMended,
  categoryKey = "",
): Unread[] =>
  specifications.flatMap((specification) => {
    const read = readSpecification(specification, mended, categoryKey);
    return Array.isArray(read) ? [] : [read];
  });
