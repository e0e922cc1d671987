import { join } from "node:path";
import { Aws, Duration } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import type { FunctionName } from "./build.ts";
import { firstRemovalPolicyOf } from "./removal-policy.ts";
import type { Market } from "./rights/power.ts";
import { type PowerName, powersOf } from "./rights/powers.ts";

export interface FunctionProps {
  market: Market;
  /** Folder of the bundles, one folder a function. */
  bundles: string;
  /** What it is called in the account; without it, the stage's name and that of its folder. */
  functionName?: string;
  powers: readonly PowerName[];
  environment?: Record<string, string>;
  timeoutSeconds: number;
  memoryMb: number;
}

/** One Lambda with its own role, its own log group and only the powers granted to it. */
export class MarketFunction extends Construct {
  readonly function: Function;
  readonly role: Role;

  constructor(scope: Construct, name: FunctionName, props: FunctionProps) {
    super(scope, name);
    const { market, bundles, powers, timeoutSeconds, memoryMb } = props;
    const { functionName = `bupum-${market.stage.name}-${name}` } = props;
    const prod = market.stage.name === "prod";
    const logGroup = new LogGroup(this, "Logs", {
      retention: prod ? RetentionDays.SIX_MONTHS : RetentionDays.ONE_WEEK,
      removalPolicy: firstRemovalPolicyOf(market.stage),
    });
    const { statements, environment, wildcards } = powersOf(powers, market);
    const write = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    this.role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      // Inline: one resource a function less than a policy of its own (A1-2).
      inlinePolicies: {
        powers: new PolicyDocument({ statements: [...statements, write] }),
      },
    });
    for (const [resource, reason] of wildcards)
      acknowledge(this.role, { [`AwsSolutions-IAM5[Resource::${resource}]`]: reason });
    this.function = new Function(this, "Function", {
      functionName,
      description: `${name} of bupum ${market.stage.name} in ${Aws.STACK_NAME}`,
      code: Code.fromAsset(join(bundles, name)),
      handler: "index.handler",
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      role: this.role,
      logGroup,
      timeout: Duration.seconds(timeoutSeconds),
      memorySize: memoryMb,
      environment: { ...environment, ...props.environment },
    });
  }
}
