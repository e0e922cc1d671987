import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from "@aws-sdk/client-lambda";
import { deployedName } from "../api/area-stacks.ts";
import type { Stage } from "../stages.ts";

/** Whether a function exists; undefined where the deploy may not look. */
async function exists(FunctionName: string): Promise<boolean | undefined> {
  try {
    await new LambdaClient().send(new GetFunctionConfigurationCommand({ FunctionName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    if (error instanceof Error && error.name === "AccessDeniedException") return undefined;
    throw error;
  }
}

/**
 * What is to be done first on a stage from before the stacks of areas: its gateways must be told of
 * the functions there before the old ones go.
 */
export async function moveFault(stage: Stage): Promise<string | undefined> {
  if (stage.functionsMove === "true") return undefined;
  const isOld = await exists(`bupum-${stage.name}-user-auth`);
  if (!isOld || (await exists(deployedName(stage.name, "user", "auth")))) return undefined;
  return "The functions of this stage move: deploy it once with --context functionsMove=true, then without (docs/operations.md).";
}
