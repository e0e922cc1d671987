import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { seoulDay, seoulInstant, toInstant } from "@bupum/shared/kernel/time";
import { documentFault, isLate } from "./popbill-rules.ts";
import {
  clockText,
  failure,
  type PopbillDocument,
  type PopbillFields,
  type PopbillMember,
  type PopbillReply,
  replyWith,
  succeeded,
} from "./popbill-shapes.ts";

export interface BookState {
  members: PopbillMember[];
  documents: PopbillDocument[];
}
interface Options {
  linkId: string;
  now(): Date;
  /** The tax service's code of a refusal, by the document's number. */
  refusalOf(number: string): string | undefined;
  /** Told of each document that was issued. */
  tell(document: PopbillDocument): void;
}

const yearMs = 365 * 86_400_000;
/** How long the tax service takes to reply to a document. */
const takingMs = 5 * 60_000;
/** What a state repeats of its document. */
const shownFields = [
  "taxType",
  "writeDate",
  "issueType",
  "supplyCostTotal",
  "taxTotal",
  "purposeType",
  "modifyCode",
  "invoicerCorpName",
  "invoicerCorpNum",
  "invoiceeCorpName",
  "invoiceeCorpNum",
] as const;
const keyOf = (businessNumber: string, number: string) => `${businessNumber}#${number}`;

/** Members, their certificates and their documents. */
export class PopbillBook {
  readonly #state: BookState;
  readonly #options: Options;
  readonly #members = new Map<string, PopbillMember>();
  readonly #documents = new Map<string, PopbillDocument>();

  constructor(state: BookState, options: Options) {
    this.#state = state;
    this.#options = options;
    for (const member of state.members) this.#members.set(member.businessNumber, member);
    for (const one of state.documents)
      this.#documents.set(keyOf(one.businessNumber, one.number), one);
  }

  get documents(): readonly PopbillDocument[] {
    return this.#state.documents;
  }
  member = (businessNumber: string) => this.#members.get(businessNumber);
  document = (businessNumber: string, number: string) =>
    this.#documents.get(keyOf(businessNumber, number));

  get #nowMs(): number {
    return this.#options.now().getTime();
  }

  /** Deletes documents; members stay, since the market does not ask them to join again. */
  clear() {
    this.#state.documents.length = 0;
    this.#documents.clear();
  }

  addMember(businessNumber: string, name: string): PopbillMember {
    const member = { businessNumber, name, joinedAtMs: this.#nowMs };
    this.#state.members.push(member);
    this.#members.set(businessNumber, member);
    return member;
  }

  /** Registers a certificate that is valid for a year, or until that moment. */
  certify(businessNumber: string, untilMs = this.#nowMs + yearMs) {
    const member = this.member(businessNumber);
    if (!member) throw new Error(`${businessNumber} has not joined Popbill`);
    member.certificateUntilMs = untilMs;
  }

  join(form: PopbillFields): PopbillReply {
    const { LinkID, CorpNum, CorpName, ID, Password } = form;
    if (LinkID !== this.#options.linkId) return failure("NO_LINK_ID");
    const isComplete = ["CEOName", "CorpName", "ContactName"].every((name) => form[name]);
    if (!isComplete || !/^\d{10}$/.test(String(CorpNum)) || !/^\w{6,50}$/.test(String(ID)))
      return failure("JOIN_FORM");
    const password = String(Password);
    const isStrong = [/[a-z]/i, /\d/, /[^a-z\d]/i].every((kind) => kind.test(password));
    if (!isStrong || password.length < 8 || password.length > 20) return failure("JOIN_FORM");
    if (this.member(String(CorpNum))) return failure("JOINED");
    this.addMember(String(CorpNum), String(CorpName));
    return succeeded("가입이 완료되었습니다.");
  }

  isMember(query: URLSearchParams): PopbillReply {
    if (query.get("LID") !== this.#options.linkId) return failure("NO_LINK_ID");
    return this.member(query.get("CorpNum") ?? "")
      ? succeeded("가입된 사업자번호입니다.")
      : replyWith({ code: 0, message: "가입되지 않은 사업자번호입니다." });
  }

  certificate(businessNumber: string): PopbillReply {
    const untilMs = this.member(businessNumber)?.certificateUntilMs;
    if (untilMs === undefined) return failure("NO_CERTIFICATE");
    return replyWith({ certificateExpiration: clockText(untilMs) });
  }

  issue(businessNumber: string, sent: PopbillFields): PopbillReply {
    const untilMs = this.member(businessNumber)?.certificateUntilMs;
    if (untilMs === undefined) return failure("NO_CERTIFICATE");
    if (untilMs <= this.#nowMs) return failure("CERTIFICATE_INVALID");
    const today = seoulDay(toInstant(this.#options.now()));
    const number = String(sent["invoicerMgtKey"]);
    if (this.document(businessNumber, number)) return failure("NUMBER_USED");
    const fault = documentFault(sent, businessNumber, today);
    if (fault) return failure(fault);
    const document: PopbillDocument = {
      itemKey: String(this.#nowMs).padStart(18, "0"),
      businessNumber,
      number,
      approvalNumber: this.#approvalNumber(String(sent["writeDate"])),
      issuedAtMs: this.#nowMs,
      isLate: isLate(sent, today),
      content: sent,
    };
    this.#state.documents.push(document);
    this.#documents.set(keyOf(businessNumber, number), document);
    this.#options.tell(document);
    return succeeded("발행이 완료되었습니다.", { ntsConfirmNum: document.approvalNumber });
  }

  /** 24 signs: the day, the provider's own number, and a counter. */
  #approvalNumber(writeDate: string): string {
    const count = this.#state.documents.length + 1;
    return `${writeDate}41000000${count.toString(16).padStart(8, "0")}`;
  }

  /** When a document goes to the tax service: the next business day at 15:00. */
  sendAtMs({ issuedAtMs }: PopbillDocument): number {
    const issuedOn = seoulDay(toInstant(new Date(issuedAtMs)));
    return Date.parse(seoulInstant(addBusinessDays(issuedOn, 1), "15:00"));
  }

  /** 300 until it is sent, 303 until the tax service has replied, then 304 or 305; 600 cancelled. */
  stateOf(document: PopbillDocument): 300 | 303 | 304 | 305 | 600 {
    if (document.cancelledAtMs !== undefined) return 600;
    const sentMs = this.#nowMs - this.sendAtMs(document);
    if (sentMs < 0) return 300;
    if (sentMs < takingMs) return 303;
    return this.#options.refusalOf(document.number) === undefined ? 304 : 305;
  }

  find(businessNumber: string, numbers: unknown): PopbillReply {
    if (!Array.isArray(numbers) || numbers.length === 0 || numbers.length > 1_000)
      return failure("BODY");
    const found = numbers.flatMap((number) => this.document(businessNumber, String(number)) ?? []);
    return replyWith(found.map((one) => this.#shown(one)));
  }

  #shown(document: PopbillDocument): object {
    const { content, approvalNumber, issuedAtMs, cancelledAtMs } = document;
    const stateCode = this.stateOf(document);
    const sendAtMs = this.sendAtMs(document);
    const isSent = stateCode === 303 || stateCode === 304 || stateCode === 305;
    const isDecided = stateCode === 304 || stateCode === 305;
    const stateAtMs = cancelledAtMs ?? (isSent ? sendAtMs : issuedAtMs);
    return {
      itemKey: document.itemKey,
      stateCode,
      ...Object.fromEntries(shownFields.map((name) => [name, content[name]])),
      invoicerMgtKey: document.number,
      lateIssueYN: document.isLate,
      interOPYN: true,
      openYN: false,
      stateDT: clockText(stateAtMs),
      regDT: clockText(issuedAtMs),
      issueDT: clockText(issuedAtMs),
      ntsconfirmNum: approvalNumber,
      ...(isSent && { ntssendDT: clockText(sendAtMs) }),
      ...(isDecided && {
        ntsresultDT: clockText(sendAtMs + takingMs),
        ntssendErrCode: this.#options.refusalOf(document.number) ?? "SUC001",
      }),
    };
  }

  cancel(businessNumber: string, number: string): PopbillReply {
    const document = this.document(businessNumber, number);
    if (!document) return failure("NOT_FOUND");
    if (this.stateOf(document) !== 300) return failure("NOT_CANCELLABLE");
    document.cancelledAtMs = this.#nowMs;
    return succeeded("발행이 취소되었습니다.");
  }
}
