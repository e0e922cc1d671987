import { RemovalPolicy } from "aws-cdk-lib";
import type { Stage } from "./stages.ts";

/**
 * What prod must not lose stays when its stack goes. It bears no name of our own, so that what
 * stayed never stands in the way of the next deploy.
 */
export const removalPolicyOf = (stage: Stage) =>
  stage.name === "prod" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** The same for what is still empty when a first deploy fails: it goes with that deploy. */
export const firstRemovalPolicyOf = (stage: Stage) =>
  stage.name === "prod" ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
