import { normalize } from "@bupum/shared/kernel/text/text";
import { randomOf } from "../../kit/random.ts";
import { countRounds } from "../../kit/rounds.ts";
import { type Measured, quantile, type Section } from "../report.ts";
import { openModel } from "../search/market.ts";
import { type Corpus, demoCorpora, demoNouns, madeCorpus } from "./corpora.ts";
import { type Kind, kinds, questionsOn, type Read, readOf } from "./questions.ts";

/** Hits that a reader looks at. */
const first = 10;
const seed = 20_261_125;
const asked = 60;
const leastRecall = 0.95;

interface Asked {
  recall: number;
  precision: number;
  units: number;
}
interface Figures {
  corpus: string;
  kind: Kind;
  asked: number;
  recall: number;
  precision: number;
  units: { median: number; most: number };
  /** A look at every text for what was typed, as it was typed. */
  scan: { recall: number; precision: number; units: number };
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const rounded = (value: number) => Number(value.toFixed(3));

/** Precision of the first hits, and the recall among them. */
function judged(hits: readonly string[], meant: ReadonlySet<string>) {
  const shown = hits.slice(0, first);
  const right = shown.filter((id) => meant.has(id)).length;
  return {
    recall: right / Math.min(first, meant.size),
    precision: shown.length === 0 ? 0 : right / shown.length,
  };
}

function scan(articles: readonly Read[], keyword: string): string[] {
  const words = keyword.split(/\s+/).map(normalize);
  const found = articles.filter(({ said }) => words.every((word) => said.includes(word)));
  return found.map(({ id }) => id).toReversed();
}

async function measured(corpus: Corpus, cost: { units: number }, reset: () => void) {
  const articles = corpus.articles.map(readOf);
  const random = randomOf(seed);
  const isSaid = (noun: string) =>
    articles.some(({ words }) => words.some((word) => word.includes(noun)));
  const nouns = (await demoNouns()).filter(isSaid);
  const questions = questionsOn(corpus.articles, nouns, random, asked);
  const answers = new Map<Kind, { own: Asked[]; peer: Asked[] }>();
  const scanUnits = Math.ceil(corpus.bytes / 4096) / 2;
  for (const { kind, keyword, isMeant } of questions) {
    const meant = new Set(articles.filter(isMeant).map(({ id }) => id));
    if (meant.size === 0) continue;
    reset();
    const { items } = await corpus.ask(keyword);
    const { units } = cost;
    const of = answers.get(kind) ?? { own: [], peer: [] };
    const hits = items.map(({ id }) => id);
    of.own.push({ ...judged(hits, meant), units });
    of.peer.push({ ...judged(scan(articles, keyword), meant), units: scanUnits });
    answers.set(kind, of);
  }
  return kinds.map((kind): Figures => {
    const { own, peer } = answers.get(kind)!;
    const units = own.map((one) => one.units);
    return {
      corpus: corpus.name,
      kind,
      asked: own.length,
      recall: rounded(mean(own.map(({ recall }) => recall))),
      precision: rounded(mean(own.map(({ precision }) => precision))),
      units: { median: quantile(units, 0.5), most: Math.max(...units) },
      scan: {
        recall: rounded(mean(peer.map(({ recall }) => recall))),
        precision: rounded(mean(peer.map(({ precision }) => precision))),
        units: scanUnits,
      },
    };
  });
}

const line = ({ corpus, kind, recall, precision, units, scan: peer }: Figures): Measured => ({
  what: `search of ${corpus}: ${kind}`,
  measured:
    `recall@${first} ${recall}, precision ${precision}, ${units.median} RCU (most ${units.most}); ` +
    `a scan ${peer.recall}, ${peer.precision}, ${peer.units.toLocaleString("en")} RCU`,
  budget: `recall ${leastRecall}`,
  ok: recall >= leastRecall,
});

/** The figures of all questions about bodies of articles that share a table. */
async function figuresOf(load: () => Promise<Corpus[]>): Promise<Figures[]> {
  const model = await openModel();
  try {
    const { client } = await import("@bupum/functions/kernel/table");
    const corpora = await load();
    const { cost, reset, stop } = countRounds(client);
    const figures: Figures[] = [];
    for (const corpus of corpora) figures.push(...(await measured(corpus, cost, reset)));
    stop();
    return figures;
  } finally {
    await model.stop();
  }
}

/** How well wikis, news and posts are found, beside a look at every text (D9-25). */
export async function articles(say: (text: string) => void): Promise<Section> {
  const count = Number(process.env["BENCH_ARTICLES"] ?? 10_000);
  const demo = await figuresOf(demoCorpora);
  say(`placing ${count.toLocaleString("en")} made wikis`);
  const made = await figuresOf(async () => [await madeCorpus(count, seed)]);
  const figures = [...demo, ...made];
  return { figures, lines: figures.map(line) };
}
