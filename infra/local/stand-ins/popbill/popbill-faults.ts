/** The calls, as faults name them. */
export const popbillCalls = [
  "token",
  "issue",
  "find",
  "cancel",
  "join",
  "is-member",
  "certificate",
  "certificate-url",
] as const;
export type PopbillCall = (typeof popbillCalls)[number];

export const popbillFaultKinds = [
  /** Refused, without an effect; `code` is the reason. */
  "REFUSE",
  /** No reply, and no effect. */
  "LOST_BEFORE",
  /** The effect happened, and there is no reply. */
  "LOST_AFTER",
  /** 500 without a code, and no effect. */
  "ERROR_BEFORE",
  /** The effect happened, and the reply is 500 without a code. */
  "ERROR_AFTER",
] as const;

export interface PopbillCallFault {
  kind: (typeof popbillFaultKinds)[number];
  /** All calls if absent. */
  call?: PopbillCall;
  /** Of a refusal. */
  code?: number;
  /** The number of remaining calls; until it is switched off if absent. */
  left?: number;
}

export interface FaultState {
  calls: PopbillCallFault[];
  /** The code with which the tax service refuses a document, by its number. */
  taxService: Record<string, string>;
}

/** The active faults, in the order in which they were switched on. */
export class PopbillFaults {
  readonly #state: FaultState;
  constructor(state: FaultState) {
    this.#state = state;
  }

  add(fault: PopbillCallFault) {
    this.#state.calls.push(fault);
  }

  /** The tax service refuses that document when it gets it; ERR002 is an unknown buyer. */
  refuseAtTaxService(number: string, code = "ERR002") {
    this.#state.taxService[number] = code;
  }

  clear() {
    this.#state.calls.length = 0;
    this.#state.taxService = {};
  }

  ofTaxService = (number: string): string | undefined => this.#state.taxService[number];

  /** The fault of a call; its remaining number is reduced. */
  ofCall(call: PopbillCall): PopbillCallFault | undefined {
    const { calls } = this.#state;
    const at = calls.findIndex((one) => (one.call ?? call) === call);
    const fault = calls[at];
    if (fault?.left !== undefined && (fault.left -= 1) <= 0) calls.splice(at, 1);
    return fault;
  }
}
