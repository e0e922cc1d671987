import { SaxesParser } from "saxes";
import { SheetError } from "./sheet-error.ts";

export type Attributes = Record<string, string>;
export interface Listener {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Strips the prefix, which each writer chooses. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Reads XML piece by piece and `yield`s after each piece, so that a caller takes the results. A
 * document type is refused: no spreadsheet has one, and it may declare entities.
 */
export function* readXml(chunks: Iterable<Uint8Array>, listener: Listener): Generator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("doctype", () => {
    throw new SheetError("UNSAFE_XML");
  });
  parser.on("error", () => {
    throw new SheetError("DAMAGED");
  });
  parser.on("opentag", ({ name, attributes }) => listener.open?.(localName(name), attributes));
  parser.on("text", (text) => listener.text?.(text));
  parser.on("cdata", (text) => listener.text?.(text));
  parser.on("closetag", ({ name }) => listener.close?.(localName(name)));
  const decoder = new TextDecoder("utf-8");
  for (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.close();
  yield;
}

/** Reads a small part to its end. */
export function readWhole(chunks: Iterable<Uint8Array>, listener: Listener): void {
  const steps = readXml(chunks, listener);
  // Each step has passed its results to the listener.
  while (!steps.next().done);
}
