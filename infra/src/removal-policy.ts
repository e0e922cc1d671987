import { RemovalPolicy } from "aws-cdk-lib";
import type { Stage } from "./stages.ts";

/**
 * Data that prod must not lose stays when its stack is deleted. It has no fixed name, so that
 * remaining data never blocks the next deploy.
 */
export const removalPolicyOf = (stage: Stage) =>
  stage.name === "prod" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/**
 * The same for resources that are still empty when a first deploy fails: those are deleted with it.
 */
export const firstRemovalPolicyOf = (stage: Stage) =>
  stage.name === "prod" ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
