import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { removalPolicyOf } from "../removal-policy.ts";
import type { Market, SiteFiles } from "../rights/power.ts";
import { Site } from "./site.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  /** Functions that have been bundled. */
  built: ReadonlySet<string>;
  userApiHost: string;
  adminApiHost: string;
  /** The gateway of sockets, where one is deployed. */
  socketHost?: string;
}

/**
 * The two sites, each with an origin of its own: what runs on the buyers' pages can never read
 * the token of an admin. Files get into the buckets by the deploy command (deploy.ts), because
 * they are built after the templates and need no Lambda of ours with rights over every object.
 * The buyers' pages are stamped for crawlers on their way (heads.ts); the admin site has no Lambda.
 */
export class SiteStack extends Stack {
  /** The bucket of the buyers' site, exported by a name that reasons for wildcards can cite. */
  readonly webFiles: SiteFiles;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { market, bundles, built, userApiHost, adminApiHost, socketHost } = props;
    const { stage } = market;
    const logs = new Bucket(this, "VisitLogs", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // CloudFront writes its logs by ACL.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: removalPolicyOf(stage),
    });
    acknowledge(logs, { "AwsSolutions-S1": "A log of the log bucket would log itself." });
    const web = new Site(this, "Web", {
      market,
      ...(built.has("site-heads") && { bundles }),
      url: stage.siteUrl,
      certificate: stage.siteCertificate,
      workspace: "web",
      base: "",
      api: { prefix: "/api", host: userApiHost },
      ...(socketHost !== undefined && { socketHost }),
      logs,
    });
    const name = `${id}-web-files-arn`;
    this.webFiles = {
      bucketName: web.files.bucketName,
      arn: { name, value: this.exportValue(web.files.bucketArn, { name }) },
    };
    new Site(this, "Admin", {
      market,
      url: stage.adminUrl,
      certificate: stage.adminCertificate,
      workspace: "admin",
      base: "/admin",
      api: { prefix: "/admin-api", host: adminApiHost },
      pictures: { host: userApiHost },
      logs,
    });
  }
}
