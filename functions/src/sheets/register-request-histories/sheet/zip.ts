import type { Readable } from "node:stream";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { SheetError } from "./sheet-error.ts";

/** A workbook of 5,000 rows has a dozen parts of some hundred KB each. */
const mostEntries = 1_000;
/** The limit of an inflated part: ten times the largest real sheet. */
const mostInflated = 48 * 1024 * 1024;

export interface Archive {
  has: (name: string) => boolean;
  /** The inflated bytes of a part, in pieces. Throws SheetError for what is too large or damaged. */
  read: (name: string) => AsyncGenerator<Buffer>;
}

/** Opens a zip archive in memory; inflates nothing yet. */
export async function openZip(bytes: Buffer): Promise<Archive> {
  const zip = await open(bytes);
  const entries = await entriesOf(zip);
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw new SheetError("NOT_A_SHEET");
      yield* inflate(zip, entry);
    },
  };
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((done, fail) => {
    // Sizes are validated: a part never inflates to more than its header states.
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
    fromBuffer(bytes, options, (error, zip) => {
      if (error) fail(new SheetError("DAMAGED"));
      else done(zip);
    });
  });

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((done, fail) => {
    zip.on("error", () => fail(new SheetError("DAMAGED")));
    zip.on("end", () => done(entries));
    zip.on("entry", (entry) => {
      if (entries.size >= mostEntries) return fail(new SheetError("TOO_LARGE"));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function* inflate(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new SheetError("PROTECTED");
  if (entry.uncompressedSize > mostInflated) throw new SheetError("TOO_LARGE");
  let stream: Readable | undefined;
  try {
    stream = await new Promise<Readable>((done, fail) =>
      zip.openReadStream(entry, (error, found) => (error ? fail(error) : done(found))),
    );
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError("DAMAGED");
  } finally {
    stream?.destroy();
  }
}
