import { Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";

/** Says why a rule of cdk-nag is broken here; findings are named `Rule[Finding]`. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id, reason });
}
