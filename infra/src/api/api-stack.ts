import type { Routes } from "@bupum/shared/kernel/route";
import { Aws, Stack, type StackProps } from "aws-cdk-lib";
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { firstRemovalPolicyOf } from "../removal-policy.ts";
import type { Market } from "../rights/power.ts";
import type { Stage } from "../stages.ts";
import type { FunctionName } from "../build.ts";
import { ApiFunction } from "./api-function.ts";
import { type AreaStack, tokenKeyOf } from "./area-stack.ts";
import {
  type AreaStackName,
  type Side,
  areaStackOf,
  deployedName,
  folderOf,
  hasMoved,
} from "./area-stacks.ts";
import { FunctionIntegration } from "./function-integration.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  /** The half of the contract that this API answers, by resource. */
  contract: Record<string, Routes>;
  /** Functions that have been bundled: a resource without one is not deployed. */
  built: ReadonlySet<string>;
  /** The stacks of its functions, which are deployed before it. */
  areas: ReadonlyMap<AreaStackName, AreaStack>;
}

/** One HTTP API: all routes of its contract, and for each resource what hands them to its Lambda. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, side: Side, props: Props) {
    super(scope, id, props);
    const { market, contract, areas } = props;
    const isMoving = market.stage.functionsMove === "true";
    const built = Object.entries(contract)
      .filter(([resource]) => props.built.has(`${side}-${folderOf(resource)}`))
      // Beside the functions of before a template has no room for what the stage never had.
      .filter(([resource]) => !isMoving || hasMoved(side, resource));
    this.api = new HttpApi(this, "Api", {
      apiName: `bupum-${market.stage.name}-${side}`,
      createDefaultStage: false,
    });
    this.#stage(market.stage);
    for (const [resource, routes] of built) {
      const integration = new FunctionIntegration(
        deployedName(market.stage.name, side, resource),
        areas.get(areaStackOf(side, resource))!.caller,
      );
      for (const { method, path } of Object.values(routes))
        this.api.addRoutes({ path, methods: [HttpMethod[method]], integration });
    }
    for (const area of areas.values()) this.addStackDependency(area);
    if (isMoving)
      this.#keepFunctions(
        built.map(([resource]): FunctionName => `${side}-${folderOf(resource)}`),
        props,
      );
    market.data.alarmTo.serverErrors(this.api, side);
  }

  /** Address of the API without its scheme, as CloudFront wants it. */
  get host(): string {
    return `${this.api.apiId}.execute-api.${this.region}.${Aws.URL_SUFFIX}`;
  }

  /**
   * The functions as this stack had them before the areas did. They stay for the first of two
   * deploys, since the gateway may hand calls to them for some seconds after it was told not to.
   */
  #keepFunctions(names: readonly FunctionName[], { market, bundles }: Props): void {
    const tokenPublicKey = tokenKeyOf(this);
    for (const name of names)
      new ApiFunction(this, name, { market, bundles, tokenPublicKey }).function.addPermission(
        "Gateway",
        {
          principal: new ServicePrincipal("apigateway.amazonaws.com"),
          sourceArn: this.api.arnForExecuteApi(),
        },
      );
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
