import { CfnParameter, Stack, type StackProps } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { Market } from "../rights/power.ts";
import { ApiFunction } from "./api-function.ts";
import {
  type AreaStackName,
  type Side,
  deployedName,
  folderOf,
  resourcesIn,
} from "./area-stacks.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  /** Functions that have been bundled: a resource without one is not deployed. */
  built: ReadonlySet<string>;
}

/** The resources of an area stack whose function has been bundled. */
export const builtIn = (side: Side, name: AreaStackName, built: ReadonlySet<string>) =>
  resourcesIn(side, name).filter((resource) => built.has(`${side}-${folderOf(resource)}`));

/** The key of session tokens, as a parameter of a stack with functions of an API. */
export const tokenKeyOf = (stack: Stack): string =>
  new CfnParameter(stack, "TokenPublicKey", {
    description: "ES256 public key of session tokens (SPKI PEM); the deploy command gives it",
  }).valueAsString;

/**
 * The functions of some areas behind one API. The API's own stack has their routes: a route can be
 * there once only, and would be missing for a while if it moved with its function.
 */
export class AreaStack extends Stack {
  /** What the gateway takes on to call these functions, and no others. */
  readonly caller: Role;

  constructor(scope: Construct, id: string, [side, name]: [Side, AreaStackName], props: Props) {
    super(scope, id, props);
    const { market, bundles, built } = props;
    const tokenPublicKey = tokenKeyOf(this);
    const functions = builtIn(side, name, built).map((resource) => {
      const functionName = deployedName(market.stage.name, side, resource);
      const own = { market, bundles, tokenPublicKey, functionName };
      return new ApiFunction(this, `${side}-${folderOf(resource)}`, own);
    });
    this.caller = new Role(this, "Gateway", {
      assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
      inlinePolicies: {
        invoke: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ["lambda:InvokeFunction"],
              resources: functions.map((each) => each.function.functionArn),
            }),
          ],
        }),
      },
    });
  }
}
