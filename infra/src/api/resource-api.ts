import type { Routes } from "@bupum/shared/kernel/route";
import { HttpMethod, type HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Construct } from "constructs";
import type { FunctionName } from "../build.ts";
import { apiPowersOf } from "../rights/grants.ts";
import { MarketFunction } from "../market-function.ts";
import type { Market } from "../rights/power.ts";

interface Props {
  api: HttpApi;
  market: Market;
  bundles: string;
  routes: Routes;
  tokenPublicKey: string;
}

/** Password hashing takes 19 MiB and 15 ms of a whole core: half a core would double the wait. */
const hashesPasswords: ReadonlySet<FunctionName> = new Set([
  "user-auth",
  "user-users",
  "admin-auth",
  "admin-user-entities",
]);

/** One resource of the contract: its Lambda, and one gateway route for each endpoint. */
export class ResourceApi extends MarketFunction {
  constructor(scope: Construct, name: FunctionName, props: Props) {
    const { api, market, bundles, routes, tokenPublicKey } = props;
    const powers = apiPowersOf(name);
    super(scope, name, {
      market,
      bundles,
      powers,
      environment: powers.includes("api") ? { TOKEN_PUBLIC_KEY: tokenPublicKey } : {},
      // API Gateway gives up after 30 s; the function's own time-out comes first.
      timeoutSeconds: 29,
      // I/O-bound: below 512 MB the share of a core makes parsing felt, above it nothing gains.
      memoryMb: hashesPasswords.has(name) ? 1024 : 512,
    });
    // One permission a function: one a route would pass the limit of 500 resources in a stack.
    const integration = new HttpLambdaIntegration("Integration", this.function, {
      scopePermissionToRoute: false,
    });
    for (const { method, path } of Object.values(routes))
      api.addRoutes({ path, methods: [HttpMethod[method]], integration });
  }
}
