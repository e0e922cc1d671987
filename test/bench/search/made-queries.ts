import { wordsOf } from "@bupum/functions/search/text/tokens";
import { normalize } from "@bupum/shared/kernel/text/text";
import { randomOf } from "../../kit/random.ts";
import type { BenchProduct, Rule } from "./products.ts";

export interface Query {
  query: string;
  kind: string;
  rule: Rule;
}
/** Names of makers by the start of the English one, from the file of aliases. */
export type Aliases = readonly { key: string; ko: string[]; zh: string[] }[];
/** Korean categories word by word, and spellings, from the file of terms. */
export interface Terms {
  categories: { ko: string[] }[];
  synonyms: { canonical: string; other: string[] }[];
}

const mostHits = 300;
const mostTries = 20_000;
const counts = {
  exact: 60,
  normalised: 60,
  prefix: 60,
  infix: 60,
  typo: 60,
  manufacturer: 60,
  korean: 60,
  "multi-token": 80,
};

/** 500 queries generated from parts by stated rules (S3-1), the same for the same seed. */
export class QueryMaker {
  readonly #parts: readonly BenchProduct[];
  readonly #numbers: readonly string[];
  readonly #random: () => number;
  readonly #aliases: Aliases;
  readonly #terms: Terms;

  constructor(
    parts: readonly BenchProduct[],
    seed: number,
    names: { aliases: Aliases; terms: Terms },
  ) {
    this.#parts = parts;
    this.#numbers = parts.map(({ partNumber }) => normalize(partNumber));
    this.#random = randomOf(seed);
    this.#aliases = names.aliases;
    this.#terms = names.terms;
  }

  all(): Query[] {
    const makers = {
      exact: (part) => this.#of(part.partNumber, { pnEquals: normalize(part.partNumber) }),
      normalised: (part) => this.#normalised(part),
      prefix: (part) => this.#prefix(part),
      infix: (part) => this.#infix(part),
      typo: (part) => this.#typo(part),
      manufacturer: (part) => this.#maker(part),
      korean: (part) => this.#korean(part),
      "multi-token": (part) => this.#multi(part),
    } satisfies Record<keyof typeof counts, (part: BenchProduct) => Made | undefined>;
    return Object.entries(makers).flatMap(([kind, make]) => {
      const made = new Map<string, Query>();
      for (let at = 0; at < mostTries && made.size < counts[kind as keyof typeof counts]; at++) {
        const one = make(this.#one(this.#parts));
        if (one && one.query.trim() !== "") made.set(one.query, { ...one, kind });
      }
      return [...made.values()];
    });
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!;
  }
  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }
  #of(query: string, rule: Rule): Made {
    return { query, rule };
  }
  #hits(test: (number: string) => boolean): number {
    let count = 0;
    for (const one of this.#numbers) if (test(one) && ++count > mostHits) break;
    return count;
  }

  #normalised({ partNumber }: BenchProduct): Made | undefined {
    const number = normalize(partNumber);
    const separators = /[^0-9a-z가-힣\p{Script=Han}]+/giu;
    const at = 1 + this.#below(Math.max(1, number.length - 1));
    const variants = [
      partNumber.replace(separators, ""),
      partNumber.replace(separators, this.#one([" ", "-"])),
      partNumber.toLowerCase(),
      partNumber.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
      `${number.slice(0, at)}${this.#one([" ", "-"])}${number.slice(at)}`,
    ];
    const query = this.#one(variants);
    return query === partNumber ? undefined : this.#of(query, { pnEquals: number });
  }

  #prefix({ partNumber }: BenchProduct): Made | undefined {
    const query = partNumber.slice(
      0,
      Math.floor(partNumber.length * (0.5 + this.#random() * 0.45)),
    );
    const pnPrefix = normalize(query);
    if (pnPrefix.length < 4) return undefined;
    if (this.#hits((number) => number.startsWith(pnPrefix)) > mostHits) return undefined;
    return this.#of(query, { pnPrefix });
  }

  #infix({ partNumber }: BenchProduct): Made | undefined {
    const number = normalize(partNumber);
    const length = 4 + this.#below(5);
    const at = 1 + this.#below(number.length - length);
    const pnContains = number.slice(at, at + length);
    if (at + length > number.length || !/[0-9]/.test(pnContains)) return undefined;
    if (this.#hits((one) => one.includes(pnContains)) > mostHits) return undefined;
    return this.#of(this.#one([pnContains, pnContains.toUpperCase()]), { pnContains });
  }

  #typo({ partNumber }: BenchProduct): Made | undefined {
    const number = normalize(partNumber);
    if (number.length < 7 || number.length > 20 || !/^[0-9a-z]+$/.test(number)) return undefined;
    const at = this.#below(number.length - 1);
    const [before, rest] = [number.slice(0, at), number.slice(at)];
    const letter = this.#one([..."0123456789abcdefghijklmnopqrstuvwxyz"]);
    const typed = this.#one([
      before + letter + rest.slice(1),
      before + rest.slice(1),
      before + letter + rest,
      before + rest[1]! + rest[0]! + rest.slice(2),
    ]);
    if (typed === number || this.#hits((one) => one.includes(typed)) > 0) return undefined;
    return this.#of(this.#one([typed, typed.toUpperCase()]), { pnEquals: number });
  }

  #maker({ manufacturer }: BenchProduct): Made | undefined {
    const whole = normalize(manufacturer);
    const alias = this.#aliases.find(({ key }) => whole.startsWith(key));
    if (!alias) return undefined;
    const first = manufacturer.split(/[\s/(),]+/)[0] ?? "";
    const english = normalize(first).length < 3 ? manufacturer : first.toLowerCase();
    const query = this.#one([english, ...alias.ko, ...alias.zh]);
    return this.#of(query, { manufacturerPrefix: alias.key });
  }

  #compound({ ko }: BenchProduct): string[] {
    const wanted = normalize(ko);
    const found = this.#terms.categories.find(({ ko: all }) => normalize(all.join("")) === wanted);
    return found?.ko ?? [ko];
  }

  #korean(part: BenchProduct): Made | undefined {
    if (part.ko === "") return undefined;
    const words = this.#compound(part);
    const joined = words.join("");
    const { canonical, other } = this.#one(this.#terms.synonyms);
    const variants = [
      joined,
      words.join(" "),
      joined.slice(0, -1),
      joined.replace(canonical, this.#one(other)),
      words.at(-1)!,
    ];
    const query = this.#one(variants);
    if ([...normalize(query)].length < 2) return undefined;
    return this.#of(query, { koContains: normalize(query) });
  }

  #multi(part: BenchProduct): Made | undefined {
    const { name, manufacturer, description, category, ko, partNumber } = part;
    const all = [...new Set(wordsOf([name, manufacturer, description, category].join(" ")))];
    const words = all.filter((word) => /^[0-9a-z.]{2,}$/.test(word));
    const [one, two, three] = [this.#one(words), this.#one(words), this.#one(words)];
    if (new Set([one, two, three]).size < 3) return undefined;
    const maker = this.#maker(part);
    const prefix = partNumber.slice(0, Math.max(4, Math.floor(partNumber.length * 0.6)));
    const specification = words.find((word) => /^[0-9.]+[a-z]+$/.test(word));
    const variants: (Made | undefined)[] = [
      maker && ko
        ? this.#of(`${maker.query} ${ko}`, { ...maker.rule, koContains: normalize(ko) })
        : undefined,
      this.#of(`${prefix} ${one}`, { pnPrefix: normalize(prefix), words: [one!] }),
      this.#of(`${one} ${two}`, { words: [one!, two!] }),
      this.#of(`${one} ${two} ${three}`, { words: [one!, two!, three!] }),
      specification && ko
        ? this.#of(`${ko} ${specification}`, { koContains: normalize(ko), words: [specification] })
        : undefined,
    ];
    return this.#one(variants);
  }
}
type Made = Omit<Query, "kind">;
