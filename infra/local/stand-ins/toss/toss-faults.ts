/** The calls of the API, as faults name them. */
export const tossCalls = ["issue", "charge", "find", "cancel", "remove", "list"] as const;
export type TossCall = (typeof tossCalls)[number];

export const faultKinds = [
  /** Refused, without an effect; `code` is the reason. */
  "REFUSE",
  /** No reply, and no effect. */
  "TIMEOUT_BEFORE",
  /** The effect happened, and there is no reply. */
  "TIMEOUT_AFTER",
  /** 500, and no effect. */
  "ERROR_BEFORE",
  /** The effect happened, and the reply is 500. */
  "ERROR_AFTER",
  /** 409 as if the same call were running. */
  "CONFLICT",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const webhookFaultKinds = ["LATE", "TWICE", "MISSING", "FLAT"] as const;
export type WebhookFaultKind = (typeof webhookFaultKinds)[number];

export interface Fault {
  kind: FaultKind | WebhookFaultKind;
  /** All calls if absent. */
  call?: TossCall;
  /** Of a refusal. */
  code?: string;
  /** The number of remaining calls; until it is switched off if absent. */
  left?: number;
}

const isOfWebhook = (kind: Fault["kind"]): kind is WebhookFaultKind =>
  (webhookFaultKinds as readonly string[]).includes(kind);

/** The active faults, in the order in which they were switched on. */
export class Faults {
  readonly list: Fault[];
  constructor(list: Fault[]) {
    this.list = list;
  }

  add(fault: Fault) {
    this.list.push(fault);
  }

  clear() {
    this.list.length = 0;
  }

  drop(at: number) {
    this.list.splice(at, 1);
  }

  /** The fault of a call; its remaining number is reduced. */
  ofCall(call: TossCall): (Fault & { kind: FaultKind }) | undefined {
    return this.#take(
      (fault): fault is Fault & { kind: FaultKind } =>
        !isOfWebhook(fault.kind) && (fault.call ?? call) === call,
    );
  }

  ofWebhook(): (Fault & { kind: WebhookFaultKind }) | undefined {
    return this.#take((fault): fault is Fault & { kind: WebhookFaultKind } =>
      isOfWebhook(fault.kind),
    );
  }

  #take<F extends Fault>(matches: (fault: Fault) => fault is F): F | undefined {
    const at = this.list.findIndex(matches);
    const fault = this.list[at];
    if (!fault || !matches(fault)) return undefined;
    if (fault.left !== undefined && (fault.left -= 1) <= 0) this.drop(at);
    return fault;
  }
}
