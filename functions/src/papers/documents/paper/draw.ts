import { addTaxed, type Taxed } from "@bupum/shared/kernel/money/tax";
import {
  type ShippingSaid,
  shippingText,
} from "@bupum/shared/deal/product-estimate-orders/shipping";
import { shipping as en } from "@bupum/shared/deal/product-estimate-orders/words/en";
import { shipping as ko } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import { shipping as zh } from "@bupum/shared/deal/product-estimate-orders/words/zh";
import { fill } from "@bupum/shared/kernel/language/fill";
import { wonInWords } from "@bupum/shared/papers/documents/rules";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
// oxlint-disable-next-line import/no-named-as-default -- its types know only the default export
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { bottom, drawFlow, newPage, stepsOf } from "./flow.ts";
import type { Paper, Party, PrintedPayment } from "./model.ts";
import { inner, page, Pen, type Style } from "./pen.ts";
import { drawLines, drawParcel } from "./table.ts";
import { words } from "../rules.ts";
import { type Say, withSymbol } from "./texts.ts";

const shippingWords = { ko, en, zh };
const small = { size: 7.5, colour: "#555555" } satisfies Style;

interface Printed {
  number: string;
  /** The address in the QR code. */
  address: string;
  /** The bytes of the PNG that the paper names. */
  logo?: Uint8Array | undefined;
}

/** Draws a document. The same content and number give the same bytes. */
export async function drawPaper(
  paper: Paper,
  { number, address, logo }: Printed,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = words[paper.language];
  const at = new Date(`${paper.issuedOn}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    pdfVersion: "1.7",
    // pdfkit's own font would need files that no bundle has; its types do not know `null`.
    font: null as unknown as string,
    info: {
      Title: `${say.kinds[paper.kind]} ${number}`,
      Author: paper.seller.company.normalize("NFC"),
      CreationDate: at,
      ModDate: at,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const pen = new Pen(pdf);
  let y = drawHead(pen, say, paper, number);
  drawCode(pen, say, address);
  // Between the title and the code.
  if (logo) pen.picture(logo, page.width - page.margin - 220, page.margin - 4, [130, 34]);
  y = drawParties(pen, say, paper, y);
  if (paper.parcel) drawReceived(pen, say, drawParcel(pen, say, paper.parcel, y + 8));
  else {
    y = drawTotal(pen, say, paper, y);
    y = drawLines(pen, say, paper, y);
    drawEnd(pen, say, paper, y);
  }
  drawFooters(pen, say, number);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(pen: Pen, say: Say, paper: Paper, number: string): number {
  const { kind } = paper;
  pen.write(say.kinds[kind], page.margin, page.margin, 300, { size: 24, bold: true });
  const ids = [
    [say.number, number],
    [say.subject[kind], paper.parcel?.poNumber ?? paper.subject],
    [say.issuedOn[kind], paper.issuedOn],
    [say.validUntil, paper.validUntil],
    [say.request, paper.request],
    [say.basis, paper.basis],
    [say.buyerPoNumber, paper.buyerPoNumber],
  ] as const;
  const terms = [
    [say.title, paper.title],
    [say.desiredDate, paper.desiredDate],
    [say.freight, paper.freight.map((payer) => say.payers[payer]).join(", ")],
    [say.paymentTerms, paper.paymentTerms],
    [say.parcel.carrier, paper.parcel?.carrier],
    [say.parcel.trackingNo, paper.parcel?.trackingNo],
    ...paymentFacts(say, paper.payment),
  ] as const;
  // Ids of payments are too long for half the width.
  const columns = paper.payment ? [[...ids, ...terms]] : [ids, terms];
  const [y, width] = [page.margin + 40, (inner - 90) / columns.length];
  const ends = columns.map((facts, at) =>
    drawFacts(pen, facts, { x: page.margin + at * width, y, width: width - 10 }),
  );
  return Math.max(...ends);
}

const paymentFacts = (say: Say, payment: PrintedPayment | undefined) =>
  payment
    ? ([
        [say.payment.id, payment.id],
        [say.payment.paidAt, payment.paidAt],
        [say.payment.card, payment.card],
        [say.payment.approvalNumber, payment.approvalNumber],
        [say.payment.providerId, payment.providerId],
        [say.payment.slip, payment.slip],
      ] as const)
    : [];

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Draws names and values below each other; returns where they end. */
function drawFacts(
  pen: Pen,
  facts: readonly (readonly [string, string | undefined])[],
  { x, y, width }: Box,
): number {
  const shown = facts.filter(([, value]) => value);
  // As narrow as the names allow: an address and an account then take one line.
  const head = Math.max(48, ...shown.map(([name]) => pen.widthOf(name, {}))) + 12;
  let next = y;
  for (const [name, value = ""] of shown) {
    pen.write(name, x, next, head - 6, { colour: "#555555" });
    next += Math.max(pen.write(value, x + head, next, width - head), 11.5) + 1.5;
  }
  return next;
}

function drawCode(pen: Pen, say: Say, address: string): void {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const side = 70 / size;
  const [left, top] = [page.width - page.margin - 70, page.margin];
  pen.pdf.fillColor("#000000");
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) pen.pdf.rect(left + column * side, top + row * side, side, side);
  pen.pdf.fill();
  pen.pdf.link(left, top, 70, 70, address);
  pen.write(say.check, left - 10, top + 75, 90, { size: 6, colour: "#555555", align: "center" });
}

function drawParties(pen: Pen, say: Say, paper: Paper, y: number): number {
  const width = (inner - 20) / 2;
  const top = Math.max(y, page.margin + 110) + 6;
  const delivery = deliveryFacts(say, paper);
  const sides = [
    [say.buyer[paper.kind], paper.buyer, page.margin],
    [say.seller[paper.kind], paper.seller, page.margin + width + 20],
  ] as const;
  const ends = sides.map(([name, party, x]) => {
    pen.write(name, x, top, width, { size: 10, bold: true });
    pen.rule(x, top + 15, width, "#111111");
    const facts = [...partyFacts(say, party), ...(party === paper.buyer ? delivery : [])];
    const end = drawFacts(pen, facts, { x, y: top + 20, width });
    if (party.representative) pen.write(say.seal, x, top + 20, width, { ...small, align: "right" });
    return end;
  });
  return Math.max(...ends);
}

function deliveryFacts(say: Say, { delivery }: Paper): [string, string][] {
  if (!delivery) return [];
  return [[say.delivery, delivery.masked ? `${delivery.to} (${say.masked})` : delivery.to]];
}

const partyFacts = (say: Say, party: Party) =>
  [
    [say.party.company, party.company],
    [say.party.businessNumber, party.businessNumber],
    [say.party.representative, party.representative],
    [say.party.businessType, party.businessType],
    [say.party.businessItem, party.businessItem],
    [say.party.address, party.address],
    [say.party.contact, party.contact],
    [
      [party.phone && say.party.phone, party.fax && say.party.fax].filter(Boolean).join(" / "),
      [party.phone, party.fax].filter(Boolean).join(" / "),
    ],
    [say.party.email, party.email],
    [say.party.bank, party.bank],
  ] as const;

/** Sums of rounded lines and fees, by currency. */
function sumsOf({ lines, shipping }: Paper): [Currency, Taxed][] {
  const all = Map.groupBy([...lines, ...shipping], ({ currency }) => currency);
  return [...all].map(([currency, some]) => [currency, addTaxed(some)]);
}

function drawTotal(pen: Pen, say: Say, paper: Paper, y: number): number {
  const total = sumsOf(paper)
    .map(([currency, { supply, vat }]) => {
      const sum = supply + vat;
      const inWords = currency === "KRW" && paper.language === "ko" ? `${wonInWords(sum)} ` : "";
      return `${inWords}${withSymbol(sum, currency)}`;
    })
    .join(" + ");
  // A fee that is still open is in no sum, and its reader must not look for it below.
  const open = paper.openShipping && ` · ${say.shippingFee} ${shippingTexts(paper).at(-1)}`;
  const text = `${total}${open ?? ""}`;
  const [left, width] = [page.margin + 130, inner - 140];
  const height = pen.heightOf(text, width, { size: 11, bold: true }) + 12;
  pen.pdf.rect(page.margin, y + 8, inner, height).fill("#f2f4f7");
  pen.write(say.total, page.margin + 8, y + 15, 120, { bold: true });
  pen.write(text, left, y + 14, width, { size: 11, bold: true, align: "right" });
  return y + height + 18;
}

/** The fees as everywhere (D36-7): without VAT, as the lines above and the supply value below. */
function shippingTexts({ language, shipping, openShipping, kind }: Paper): string[] {
  const said = (of: ShippingSaid, currency: Currency) =>
    shippingText(
      of,
      (name, values) => fill(shippingWords[language][name], values),
      (amount) => withSymbol(amount, currency),
    );
  const named = shipping.map(({ currency, supply }) =>
    said({ state: "FEE", fee: supply }, currency),
  );
  if (openShipping) return [...named, said({ state: openShipping, fee: 0 }, "KRW")];
  return named.length > 0 || kind === "RECEIPT" ? named : [said({ state: "FREE", fee: 0 }, "KRW")];
}

function drawEnd(pen: Pen, say: Say, paper: Paper, y: number): void {
  const rows: [string, string][] = [];
  for (const text of shippingTexts(paper)) rows.push([say.shippingFee, text]);
  for (const [currency, { supply, vat }] of sumsOf(paper))
    rows.push(
      [say.sums.supply, withSymbol(supply, currency)],
      [say.sums.vat, withSymbol(vat, currency)],
      [say.sums.total, withSymbol(supply + vat, currency)],
    );
  const needed = Math.max(rows.length * 15, 44) + 4;
  const top = y + 8 + needed > bottom ? newPage(pen) : y + 8;
  const left = page.width - page.margin - 220;
  for (const [at, [name, value]] of rows.entries()) {
    pen.write(name, left, top + at * 15, 100, { bold: true });
    pen.write(value, left + 100, top + at * 15, 120, { bold: true, align: "right" });
  }
  // Beside the sums: below them it would take a page of its own.
  const approval = paper.kind === "PURCHASE_ORDER" ? 120 : 0;
  if (approval > 0) drawSignature(pen, say.approval, left - approval, top);
  const beside = { width: inner - 240 - approval, height: needed };
  if (paper.memo) drawMemo(pen, `${say.memo}: ${paper.memo}`, top, beside);
}

/** Where somebody signs by hand. */
function drawSignature(pen: Pen, name: string, x: number, y: number): void {
  pen.pdf.rect(x, y, 100, 44).lineWidth(0.6).stroke("#bbbbbb");
  pen.write(name, x + 4, y + 3, 92, small);
}

/** Below the lines of a delivery note its receiver signs. */
function drawReceived(pen: Pen, say: Say, y: number): void {
  const top = y + 56 > bottom ? newPage(pen) : y + 8;
  drawSignature(pen, say.parcel.receivedBy, page.width - page.margin - 100, top);
}

/** Draws beside the sums if it fits there, else below them over as many pages as needed. */
function drawMemo(
  pen: Pen,
  memo: string,
  top: number,
  { width, height }: { width: number; height: number },
): void {
  if (pen.heightOf(memo, width, {}) <= height) {
    pen.write(memo, page.margin, top, width);
    return;
  }
  const steps = stepsOf(pen, [{ text: memo, x: page.margin, width: inner, style: {} }]);
  drawFlow(pen, steps, top + height, { next: () => newPage(pen) });
}

/** The footer of each page: the number of the document, and the page among all (D4-7). */
function drawFooters(pen: Pen, say: Say, number: string): void {
  const { count } = pen.pdf.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    pen.pdf.switchToPage(at);
    const pages = fill(say.page, { page: at + 1, pages: count });
    pen.write(`${number}   ${pages}`, page.margin, page.height - 36, inner, {
      ...small,
      align: "center",
    });
  }
}
