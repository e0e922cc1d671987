import { Aws, Stack, type StackProps } from "aws-cdk-lib";
import { type CfnApi, WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { MarketFunction } from "../market-function.ts";
import { powerNamesOf } from "../rights/grants.ts";
import type { Market, Sockets } from "../rights/power.ts";
import { socketPath, sockets } from "./sockets.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  /** Functions that have been bundled. */
  built: ReadonlySet<string>;
}

/** The gateway of sockets, through which open pages are told that something happened (D29-1). */
export class SocketStack extends Stack {
  /** Address of the gateway without its scheme, as CloudFront wants it. */
  readonly host: string;
  /** What a function of another stack needs in order to reach a connection. */
  readonly reach: Sockets;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { market, bundles, built } = props;
    const api = new WebSocketApi(this, "Api", {
      apiName: `bupum-${market.stage.name}-socket`,
      routeSelectionExpression: "$request.body.action",
    });
    const stage = new WebSocketStage(this, "Stage", {
      webSocketApi: api,
      // CloudFront hands a path on as it is: the stage is what comes first in it.
      stageName: socketPath,
      autoDeploy: true,
      // Each page sends a ping every four minutes, and what somebody types every few seconds.
      throttle: { rateLimit: 2_000, burstLimit: 1_000 },
    });
    this.host = `${api.apiId}.execute-api.${this.region}.${Aws.URL_SUFFIX}`;
    const connections = `arn:${Aws.PARTITION}:execute-api:${this.region}:${this.account}:${api.apiId}/${socketPath}`;
    const endpoint = `https://${this.host}/${socketPath}`;
    const arnName = `${id}-connections-arn`;
    this.reach = {
      endpoint,
      arn: { name: arnName, value: this.exportValue(connections, { name: arnName }) },
    };
    // As the rules of cdk-nag write the references of a resource.
    const logicalId = this.getLogicalId(api.node.defaultChild as CfnApi);
    const cited = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${logicalId}>/${socketPath}`;
    const own = { ...market, sockets: { endpoint, arn: { name: cited, value: connections } } };
    for (const [name, routes] of Object.entries(sockets)) {
      if (!built.has(name)) continue;
      const { function: target } = new MarketFunction(this, name as keyof typeof sockets, {
        market: own,
        bundles,
        powers: powerNamesOf(name as keyof typeof sockets),
        // The gateway gives up after 29 s; the function's own time-out comes first.
        timeoutSeconds: 20,
        memoryMb: 512,
      });
      const integration = new WebSocketLambdaIntegration(name, target);
      for (const route of routes) api.addRoute(route, { integration });
    }
    market.data.alarmTo.socketErrors(stage);
    acknowledge(this, {
      "AwsSolutions-APIG4": "A one-time ticket opens a socket; the function of $connect checks it.",
      "AwsSolutions-APIG1":
        "Logs of this kind of API need a role for the whole account, which two stages would take from each other; each function writes a line an event.",
    });
  }
}
