import { companyHeader } from "@bupum/shared/kernel/company-name";
import { CfnOutput, Duration, RemovalPolicy } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import * as cloudfront from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  type IBucket,
} from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { apiPath, pagePath, robotsText, stampedPath } from "./edge.ts";
import { contentSecurityPolicy, socketOrigin } from "./content-security.ts";
import { filesOf } from "./site-files.ts";
import { stampedPages } from "./heads.ts";
import type { Market } from "../rights/power.ts";
import { socketPath } from "../sockets/sockets.ts";

export interface SiteProps {
  market: Market;
  /** Folder of the bundles, where a function stamps the pages' heads (U3-1). */
  bundles?: string;
  url: string;
  certificate: string | undefined;
  /** Workspace whose `public` folder holds the files beside index.html. */
  workspace: "web" | "admin";
  /** Path that the pages are under: "" or "/admin". */
  base: "" | "/admin";
  api: { prefix: `/${string}`; host: string };
  /** The API that serves pictures below /api/images, where it is not the site's own. */
  pictures?: { host: string };
  /** The gateway of sockets; the pages of the admin site open none. */
  socketHost?: string;
  logs: IBucket;
}
const { FunctionEventType, ViewerProtocolPolicy } = cloudfront;
type Plain = cloudfront.BehaviorOptions;

const onRequest = (code: cloudfront.Function): cloudfront.FunctionAssociation => ({
  function: code,
  eventType: FunctionEventType.VIEWER_REQUEST,
});

/** One static site: private files behind CloudFront, and its API on the same origin. */
export class Site extends Construct {
  readonly files: Bucket;
  readonly #props: SiteProps;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    this.#props = props;
    const { market, base, workspace } = props;
    this.files = this.#bucket();
    const origin = S3BucketOrigin.withOriginAccessControl(this.files);
    const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
    const plain = { ...shared, origin };
    const behaviours = props.bundles
      ? this.#stamped(plain, props.bundles)
      : this.#unstamped(plain, base);
    const distribution = new cloudfront.Distribution(this, "Distribution", {
      comment: `bupum ${market.stage.name} ${workspace}`,
      defaultBehavior: {
        ...behaviours.pages,
        responseHeadersPolicy: this.#headers("Pages", "no-cache"),
      },
      additionalBehaviors: {
        [`${base}/assets/*`]: {
          ...plain,
          responseHeadersPolicy: this.#headers("Assets", "public, max-age=31536000, immutable"),
        },
        ...behaviours.files,
        ...this.#apiBehaviours(),
        ...this.#socketBehaviours(),
      },
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      logBucket: props.logs,
      logFilePrefix: `${workspace}/`,
      ...this.#domain(),
      ...(market.stage.webAcl ? { webAclId: market.stage.webAcl } : {}),
    });
    acknowledge(distribution, {
      "AwsSolutions-CFR1": "Buyers ask from every country.",
      "AwsSolutions-CFR2": "Callers are limited in the kernel; the context webAcl adds a WAF.",
      ...(props.certificate
        ? {}
        : {
            "AwsSolutions-CFR4": "cloudfront.net's own certificate; siteCertificate replaces it.",
          }),
    });
    const output = (what: string, value: string) =>
      new CfnOutput(this, what, { value }).overrideLogicalId(`${id}${what}`);
    output("Bucket", this.files.bucketName);
    output("DistributionId", distribution.distributionId);
    output("Address", `https://${distribution.distributionDomainName}`);
  }

  /** Every page except the site's own files is index.html from the bucket. */
  #unstamped(plain: Plain, base: string) {
    const pages = this.#function("Pages", pagePath(base, filesOf(this.#props.workspace)));
    return { pages: { ...plain, functionAssociations: [onRequest(pages)] }, files: {} };
  }

  /** Pages come from the function that stamps them, the site's own files from the bucket. */
  #stamped(plain: Plain, bundles: string) {
    const { market, workspace, url } = this.#props;
    const pages = stampedPages(this, { market, bundles, files: this.files, bucket: plain.origin });
    const responseHeadersPolicy = this.#headers("Files", "public, max-age=3600");
    const robots = this.#function("Robots", robotsText(url));
    const own = [...filesOf(workspace).filter((name) => name !== "assets/"), "sitemap*"];
    return {
      pages: {
        ...plain,
        ...pages,
        functionAssociations: [onRequest(this.#function("Pages", stampedPath))],
      },
      files: {
        "/robots.txt": { ...plain, functionAssociations: [onRequest(robots)] },
        ...Object.fromEntries(
          own.map((name) => [`/${name.replace(/\/$/, "/*")}`, { ...plain, responseHeadersPolicy }]),
        ),
      },
    };
  }

  #bucket(): Bucket {
    const files = new Bucket(this, "Files", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The pages can be built again at any time: the bucket holds no only copy.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // By the resource itself: the log bucket's own policy lets every bucket of the account in.
    (files.node.defaultChild as CfnBucket).loggingConfiguration = {
      destinationBucketName: this.#props.market.data.accessLogs.bucketName,
      logFilePrefix: `${this.#props.workspace}/`,
    };
    return files;
  }

  #function(id: string, code: string): cloudfront.Function {
    return new cloudfront.Function(this, id, {
      code: cloudfront.FunctionCode.fromInline(code),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
  }

  #domain(): Partial<cloudfront.DistributionProps> {
    const { certificate, url } = this.#props;
    if (!certificate) return {};
    return {
      domainNames: [new URL(url).host],
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(this, "Certificate", certificate),
    };
  }

  #apiBehaviours(): Record<string, cloudfront.BehaviorOptions> {
    const { api, pictures } = this.#props;
    const shared = {
      cachePolicy: this.#apiCache(),
      originRequestPolicy: this.#apiRequest(),
      responseHeadersPolicy: cloudfront.ResponseHeadersPolicy.SECURITY_HEADERS,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
    const behaviour = (
      id: string,
      prefix: SiteProps["api"]["prefix"],
      host: string,
    ): cloudfront.BehaviorOptions => ({
      ...shared,
      origin: this.#gateway(host),
      functionAssociations: [onRequest(this.#function(id, apiPath(prefix)))],
    });
    return {
      [`${api.prefix}/*`]: {
        ...behaviour("ApiPath", api.prefix, api.host),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      },
      // Texts of wikis, news and posts name their pictures by the path that readers have.
      ...(pictures && { "/api/images/*": behaviour("PicturesPath", "/api", pictures.host) }),
    };
  }

  #gateway(host: string): HttpOrigin {
    return new HttpOrigin(host, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      // The header that makes the functions trust the viewer's address.
      customHeaders: {
        "x-bupum-edge": this.#props.market.data.edgeKey.secretValue.unsafeUnwrap(),
      },
    });
  }

  /** Sockets on the pages' own origin; the path is the gateway's stage, so nothing rewrites it. */
  #socketBehaviours(): Record<string, cloudfront.BehaviorOptions> {
    const { socketHost } = this.#props;
    if (socketHost === undefined) return {};
    return {
      [`/${socketPath}`]: {
        origin: this.#gateway(socketHost),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      },
    };
  }

  /**
   * Caches a reply as long as the contract's `cache` says, separately for each caller and language.
   */
  #apiCache(): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, "ApiCache", {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList("authorization", "accept-language"),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** Beyond what the cache keeps apart. Host stays away: the gateway answers to its own. */
  #apiRequest(): cloudfront.OriginRequestPolicy {
    return new cloudfront.OriginRequestPolicy(this, "ApiRequest", {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
        "content-type",
        "idempotency-key",
        // The company in whose name a member calls (D40-9).
        companyHeader,
        "user-agent",
        // Identifies an event of the card provider when it is repeated (P6-3).
        "tosspayments-webhook-transmission-id",
        // Proves that a call comes from the chat provider (P7-3).
        "x-sendbird-signature",
        // Overwritten by CloudFront: rate limits count by it.
        "cloudfront-viewer-address",
      ),
      // The mark of a device that has logged in before (functions/src/accounts/auth/device.ts).
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.allowList(
        "__Host-bupum-device",
        "__Host-bupum-admin-device",
      ),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    });
  }

  #headers(id: string, cacheControl: string): cloudfront.ResponseHeadersPolicy {
    const uploads = `https://${this.#props.market.data.uploads.bucketRegionalDomainName}`;
    const always = { override: true };
    const isWeb = this.#props.workspace === "web";
    const camera = isWeb ? "camera=(self)" : "camera=()";
    const policy = contentSecurityPolicy({
      uploads,
      takesCards: isWeb,
      readsLabels: isWeb,
      ...(this.#props.socketHost !== undefined && { sockets: socketOrigin(this.#props.url) }),
    });
    const robots = { header: "x-robots-tag", value: "noindex, nofollow", ...always };
    return new cloudfront.ResponseHeadersPolicy(this, `${id}Headers`, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, ...always },
        contentTypeOptions: always,
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, ...always },
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          ...always,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: false,
          ...always,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: "cache-control", value: cacheControl, ...always },
          { header: "permissions-policy", value: `${camera}, microphone=()`, ...always },
          ...(this.#props.workspace === "admin" ? [robots] : []),
        ],
      },
    });
  }
}
