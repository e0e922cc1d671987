import { CfnParameter, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { alarmTopic } from "./alarm-topic.ts";
import type { Stage } from "../stages.ts";

/**
 * CloudFront reports to us-east-1 only, and an alarm sees its own region only: so these two lie
 * there, with a topic of their own. The deploy command gives the ids of the distributions, which
 * it knows once the sites are deployed.
 */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, props?: StackProps) {
    super(scope, id, { ...props, env: { region: "us-east-1" } });
    const alarmTo = alarmTopic(this, stage);
    for (const site of ["Web", "Admin"]) {
      const parameter = new CfnParameter(this, `${site}Distribution`, {
        description: `Id of the distribution of the ${site.toLowerCase()} site`,
      });
      alarmTo.edgeErrors(this, site, parameter.valueAsString);
    }
  }
}
