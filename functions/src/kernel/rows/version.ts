import { Problem } from "@bupum/shared/kernel/problem";

/**
 * A body may carry the version that its sender saw (D0-7); without one the stored row is changed as
 * it is. Throws VERSION_CONFLICT, or `refused`.
 */
export function mustBeSeen(
  stated: { version?: number | undefined },
  stored: { version: number },
  refused: () => Problem = () => new Problem("VERSION_CONFLICT"),
): void {
  if (stated.version !== undefined && stated.version !== stored.version) throw refused();
}
