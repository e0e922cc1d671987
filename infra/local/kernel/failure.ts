/** A function ended in a way that is its own fault: it threw, crashed or took too long. */
export class FunctionFailure extends Error {
  readonly kind: "thrown" | "crash" | "timeout";

  constructor(kind: FunctionFailure["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
