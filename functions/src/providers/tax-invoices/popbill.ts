import { seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { callPopbill, type PopbillRefusal } from "./popbill-call.ts";
import { digitsOf, documentOf } from "./popbill-document.ts";
import { isOfCertificate, noMember } from "./popbill-errors.ts";
import {
  dayOf,
  done,
  type DocumentState,
  expiration,
  issued,
  link,
  momentOf,
  states,
} from "./popbill-shapes.ts";
import type {
  CancelOutcome,
  CertificateOutcome,
  Found,
  IssueOutcome,
  Refused,
  Unknown,
  Wanted,
} from "./port.ts";

/** The most numbers of one question for states. */
export const mostNumbers = 1_000;

const unknown: Unknown = { state: "UNKNOWN" };

/** The provider's states; a document that was only saved is none of ours. */
const foundStates: Record<number, Found["state"]> = {
  300: "ISSUED",
  301: "SENDING",
  302: "SENDING",
  303: "SENDING",
  304: "SENT",
  305: "SEND_FAILED",
  600: "CANCELLED",
};

/**
 * Issues an invoice, once for each number: a repeat finds the first one and replies with its approval
 * number. A refusal counts only after the provider was asked whether it has the invoice (P11-4).
 */
export async function issueInvoice(wanted: Wanted): Promise<IssueOutcome> {
  const { number, seller } = wanted;
  const path = "/Taxinvoice";
  const businessNumber = digitsOf(seller.businessNumber);
  const body = documentOf(wanted);
  const reply = await callPopbill(
    { businessNumber, method: "ISSUE", path, name: path, body },
    issued,
  );
  if (reply.state === "UNKNOWN") return unknown;
  if (reply.state === "REPLIED")
    return { state: "ISSUED", approvalNumber: reply.value.ntsConfirmNum };
  const before = await findOne(businessNumber, number);
  if (before === "UNKNOWN") return unknown;
  if (!before || before.state === "CANCELLED") return refusedBy(reply);
  const { approvalNumber } = before;
  return approvalNumber === undefined ? unknown : { state: "ISSUED", approvalNumber };
}

const refusedBy = ({ code, message }: PopbillRefusal): Refused => ({
  state: "REFUSED",
  code,
  ...(message !== undefined && { message }),
  ...((code === noMember || isOfCertificate(code)) && { cannotSign: true }),
});

async function findOne(businessNumber: string, number: string) {
  const found = await findInvoices(businessNumber, [number]);
  return found === "UNKNOWN" ? found : found.find((one) => one.number === number);
}

/**
 * The seller's invoices of these numbers, 1,000 at most; a number that is not among them was never
 * issued. "UNKNOWN" without a usable reply.
 */
export async function findInvoices(
  businessNumber: string,
  numbers: readonly string[],
): Promise<Found[] | "UNKNOWN"> {
  if (numbers.length > mostNumbers) throw new RangeError(`One call takes ${mostNumbers} numbers.`);
  if (numbers.length === 0) return [];
  const path = "/Taxinvoice/SELL";
  const reply = await callPopbill(
    { businessNumber: digitsOf(businessNumber), method: "POST", path, name: path, body: numbers },
    states,
  );
  if (reply.state === "REPLIED") return reply.value.flatMap(foundOf);
  // A business that has not joined has issued nothing.
  return reply.state === "REFUSED" && reply.code === noMember ? [] : "UNKNOWN";
}

function foundOf(one: DocumentState): Found[] {
  const { invoicerMgtKey: number } = one;
  const state = foundStates[one.stateCode];
  if (!number || !state) return [];
  const issuedAt = momentOf(one.issueDT);
  const sentAt = state === "SENT" ? momentOf(one.ntssendDT) : undefined;
  return [
    {
      number,
      state,
      ...(one.ntsconfirmNum && { approvalNumber: one.ntsconfirmNum }),
      ...(issuedAt !== undefined && { issuedAt }),
      ...(sentAt !== undefined && { sentAt }),
      ...(state === "SEND_FAILED" && one.ntssendErrCode && { failCode: one.ntssendErrCode }),
    },
  ];
}

/** Cancels an invoice that has not gone to the tax service. A repeat is CANCELLED as well. */
export async function cancelInvoice(
  businessNumber: string,
  number: string,
): Promise<CancelOutcome> {
  const seller = digitsOf(businessNumber);
  const reply = await callPopbill(
    {
      businessNumber: seller,
      method: "CANCELISSUE",
      path: `/Taxinvoice/SELL/${encodeURIComponent(number)}`,
      name: "/Taxinvoice/SELL/{number}",
      body: { memo: "발행 취소" },
    },
    done,
  );
  if (reply.state === "UNKNOWN") return unknown;
  if (reply.state === "REPLIED") return { state: "CANCELLED" };
  const found = await findOne(seller, number);
  if (found === "UNKNOWN") return unknown;
  return found?.state === "CANCELLED" ? { state: "CANCELLED" } : refusedBy(reply);
}

/**
 * Whether the provider may sign for a seller, and until which day in Seoul; a certificate that has
 * ended is none. "UNKNOWN" without a usable reply.
 */
export async function certificateOf(
  businessNumber: string,
): Promise<CertificateOutcome | "UNKNOWN"> {
  const path = "/Taxinvoice?cfg=CERT";
  const reply = await callPopbill(
    { businessNumber: digitsOf(businessNumber), method: "GET", path, name: path },
    expiration,
  );
  if (reply.state === "UNKNOWN") return "UNKNOWN";
  if (reply.state === "REPLIED") {
    const until = dayOf(reply.value.certificateExpiration);
    const hasEnded = until < seoulDay(toInstant(new Date()));
    return hasEnded ? { state: "NO_CERTIFICATE" } : { state: "READY", until };
  }
  if (reply.code === noMember) return { state: "NONE" };
  return isOfCertificate(reply.code) ? { state: "NO_CERTIFICATE" } : "UNKNOWN";
}

/** The page on which the seller registers a certificate, open for 30 s; undefined without one. */
export async function certificateUrl(businessNumber: string): Promise<string | undefined> {
  const path = "/Member?TG=CERT";
  const reply = await callPopbill(
    { businessNumber: digitsOf(businessNumber), method: "GET", path, name: path },
    link,
  );
  return reply.state === "REPLIED" ? reply.value.url : undefined;
}
