import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationBindOptions,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import type { IRole } from "aws-cdk-lib/aws-iam";
import { ArnFormat, Stack } from "aws-cdk-lib";

/**
 * Hands calls to a function of another stack, in a role of that stack. The function is named and
 * not imported, so that it can go again: CloudFormation keeps what another stack imports.
 */
export class FunctionIntegration extends HttpRouteIntegration {
  readonly #functionName: string;
  readonly #caller: IRole;

  constructor(functionName: string, caller: IRole) {
    super("Integration");
    this.#functionName = functionName;
    this.#caller = caller;
  }

  bind({ scope }: HttpRouteIntegrationBindOptions): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      uri: Stack.of(scope).formatArn({
        service: "lambda",
        resource: "function",
        resourceName: this.#functionName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
      credentials: IntegrationCredentials.fromRole(this.#caller),
    };
  }
}
