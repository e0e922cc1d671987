import type { Routes } from "@bupum/shared/kernel/route";
import { Aws, CfnParameter, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import type { FunctionName } from "../build.ts";
import { firstRemovalPolicyOf } from "../removal-policy.ts";
import type { Market } from "../rights/power.ts";
import { ResourceApi } from "./resource-api.ts";
import type { Stage } from "../stages.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  /** The half of the contract that this API answers, by resource. */
  contract: Record<string, Routes>;
  /** Functions that have been bundled: a resource without one is not deployed. */
  built: ReadonlySet<string>;
}

/** The folder, and so the function's name, of a resource: sellerInfos -> seller-infos. */
export const folderOf = (resource: string): string =>
  resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One HTTP API with one Lambda for each resource of its contract. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, side: "user" | "admin", props: Props) {
    super(scope, id, props);
    const { market, contract } = props;
    const tokenPublicKey = new CfnParameter(this, "TokenPublicKey", {
      description: "ES256 public key of session tokens (SPKI PEM); the deploy command gives it",
    });
    this.api = new HttpApi(this, "Api", {
      apiName: `bupum-${market.stage.name}-${side}`,
      createDefaultStage: false,
    });
    this.#stage(market.stage);
    for (const [resource, routes] of Object.entries(contract)) {
      const name: FunctionName = `${side}-${folderOf(resource)}`;
      if (!props.built.has(name)) continue;
      new ResourceApi(this, name, {
        api: this.api,
        market,
        bundles: props.bundles,
        routes,
        tokenPublicKey: tokenPublicKey.valueAsString,
      });
    }
    market.data.alarmTo.serverErrors(this.api, side);
  }

  /** Address of the API without its scheme, as CloudFront wants it. */
  get host(): string {
    return `${this.api.apiId}.execute-api.${this.region}.${Aws.URL_SUFFIX}`;
  }

  #stage(stage: Stage): void {
    const logs = new LogGroup(this, "AccessLogs", {
      retention: stage.name === "prod" ? RetentionDays.SIX_MONTHS : RetentionDays.ONE_WEEK,
      removalPolicy: firstRemovalPolicyOf(stage),
    });
    new HttpStage(this, "Stage", {
      httpApi: this.api,
      stageName: "$default",
      autoDeploy: true,
      // Over the table's and SES's pace anyway; each caller has its own bucket in the kernel.
      throttle: { rateLimit: 2_000, burstLimit: 1_000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLine)),
      },
    });
    acknowledge(this, {
      "AwsSolutions-APIG4":
        "Each function checks its caller by the contract's access; a test walks every route.",
    });
  }
}

const accessLine = {
  requestId: "$context.requestId",
  ip: "$context.identity.sourceIp",
  routeKey: "$context.routeKey",
  status: "$context.status",
  latencyMs: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
};
