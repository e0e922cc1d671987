/** A function failed by its own fault: it threw, crashed or timed out. */
export class FunctionFailure extends Error {
  readonly kind: "thrown" | "crash" | "timeout";

  constructor(kind: FunctionFailure["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
