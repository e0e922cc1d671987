import { Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import type { Market } from "./powers.ts";
import { Site } from "./site.ts";

interface Props extends StackProps {
  market: Market;
  userApiHost: string;
  adminApiHost: string;
}

/**
 * The two sites, each with an origin of its own: what runs on the buyers' pages can never read
 * the token of an admin. Files get into the buckets by the deploy command (deploy.ts), because
 * they are built after the templates and need no Lambda of ours with rights over every object.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { market, userApiHost, adminApiHost } = props;
    const { stage } = market;
    const logs = new Bucket(this, "VisitLogs", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // CloudFront writes its logs by ACL.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: stage.name === "prod" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(logs, { "AwsSolutions-S1": "A log of the log bucket would log itself." });
    new Site(this, "Web", {
      market,
      url: stage.siteUrl,
      certificate: stage.siteCertificate,
      workspace: "web",
      base: "",
      api: { prefix: "/api", host: userApiHost },
      logs,
    });
    new Site(this, "Admin", {
      market,
      url: stage.adminUrl,
      certificate: stage.adminCertificate,
      workspace: "admin",
      base: "/admin",
      api: { prefix: "/admin-api", host: adminApiHost },
      logs,
    });
  }
}
