import type { ClaimRemedy } from "../../../deal/claims/states.ts";
import type { ClaimKind } from "../../../deal/product-estimate-orders/claim-states.ts";
import type { CancelReason } from "../../../deal/product-estimate-orders/sides.ts";
import type { RejectReason } from "../../../deal/product-estimate-responses/contract.ts";
import type { NoticeEvent } from "../events.ts";

export interface NoticeWords {
  /** What we call ourselves in mails. */
  brand: string;
  /** One line, and what it means for the reader. */
  events: Record<NoticeEvent, { title: string; body: string; button: string }>;
  /** The first of several, and how many more there are. */
  andMore: { parts: string; sellers: string; items: string };
  /** How many days of dispatch moved, and on how many nothing was shipped. */
  slips: { moved: string; passed: string };
  reasons: Record<
    RejectReason | CancelReason | ClaimKind | ClaimRemedy | "PENALTY_POINTS" | "WITHDRAWN",
    string
  >;
  mail: {
    greeting: string;
    why: string;
    codeSubject: string;
    codeIntro: string;
    codeLife: string;
    codeWarning: string;
  };
  /** Body of the text message with a verification code: at most 90 bytes in EUC-KR. */
  codeText: string;
}
