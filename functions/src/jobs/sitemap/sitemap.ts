import { createGzip } from "node:zlib";
import { languages } from "@bupum/shared/kernel/language/language-of";
import { addressOf } from "@bupum/shared/kernel/language/site-path";

/** A page for search engines, in all languages. */
export interface Entry {
  /** Path without its language. */
  rest: string;
  /** When its content was last changed. */
  changedAt?: string;
}
export interface Source {
  name: string;
  entries: AsyncIterable<Entry> | Iterable<Entry>;
}
export interface SitemapOptions {
  origin: string;
  sources: readonly Source[];
  /** Addresses in one part (sitemaps.org allows 50,000). */
  most: number;
  put(name: string, body: Buffer, contentType: string): Promise<void>;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** sitemaps.org allows 50 MB a part before compression. */
const mostBytes = 45_000_000;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The entries of one page: one for each language, each naming the others. */
function addressesOf(origin: string, { rest, changedAt }: Entry): string {
  const at = languages.map((language) => [language, addressOf(origin, language, rest)] as const);
  const links = [...at, ["x-default", addressOf(origin, "ko", rest)] as const]
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    .join("");
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : "";
  return at
    .map(([, href]) => `<url><loc>${escaped(href)}</loc>${changed}${links}</url>\n`)
    .join("");
}

/** One part, compressed while it grows: it needs a twentieth of the memory of its text. */
function startPart() {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((ended, failed) => gzip.on("end", ended).on("error", failed));
  let count = 0;
  let bytes = 0;
  gzip.write(`${header}<urlset ${namespaces}>\n`);
  return {
    isFull: (most: number) => count + languages.length > most || bytes > mostBytes,
    async add(text: string) {
      count += languages.length;
      bytes += text.length;
      if (!gzip.write(text)) await new Promise((free) => gzip.once("drain", free));
    },
    async end(): Promise<{ body: Buffer; count: number }> {
      gzip.end("</urlset>\n");
      await done;
      return { body: Buffer.concat(chunks), count };
    },
  };
}

/**
 * Writes the parts of every source, then the index: until then readers find the old index, whose
 * parts may hold old or new addresses. Memory holds one compressed part. Returns the numbers of
 * addresses and parts.
 */
export async function writeSitemap(options: SitemapOptions, now: string) {
  const { origin, sources, most, put } = options;
  const names: string[] = [];
  let addresses = 0;
  for (const { name, entries } of sources) {
    let number = 0;
    let part: ReturnType<typeof startPart> | undefined;
    const finish = async () => {
      if (!part) return;
      const { body, count } = await part.end();
      const file = `sitemap-${name}-${(number += 1)}.xml.gz`;
      await put(file, body, "application/gzip");
      names.push(file);
      addresses += count;
      part = undefined;
    };
    for await (const entry of entries) {
      if (part?.isFull(most)) await finish();
      part ??= startPart();
      await part.add(addressesOf(origin, entry));
    }
    await finish();
  }
  const on = `<lastmod>${now.slice(0, 10)}</lastmod>`;
  const listed = names.map((name) => `<sitemap><loc>${origin}/${name}</loc>${on}</sitemap>\n`);
  const index = `${header}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join("")}</sitemapindex>\n`;
  await put("sitemap.xml", Buffer.from(index), "application/xml; charset=utf-8");
  return { addresses, parts: names.length };
}
