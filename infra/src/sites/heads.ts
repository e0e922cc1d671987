import { Duration } from "aws-cdk-lib";
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type IOrigin,
} from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin, OriginGroup } from "aws-cdk-lib/aws-cloudfront-origins";
import { FunctionUrlAuthType } from "aws-cdk-lib/aws-lambda";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { powerNamesOf } from "../rights/grants.ts";
import { MarketFunction } from "../market-function.ts";
import type { Market } from "../rights/power.ts";

interface Props {
  market: Market;
  /** Folder of the bundles. */
  bundles: string;
  files: Bucket;
  /** The origin of the untouched files. */
  bucket: IOrigin;
}

const name = "site-heads";

/**
 * Serves pages by a small function that stamps their heads into index.html, behind a URL that only
 * this distribution may call. If it fails, the edge serves the plain index.html from the bucket:
 * crawlers then miss the title, readers nothing (U3-1).
 */
export function stampedPages(scope: Construct, props: Props) {
  const { market, bundles, files, bucket } = props;
  const arn = { name: files.bucketArn, value: files.bucketArn };
  const heads = new MarketFunction(scope, name, {
    market: { ...market, siteFiles: { bucketName: files.bucketName, arn } },
    bundles,
    powers: powerNamesOf(name),
    timeoutSeconds: 5,
    memoryMb: 512,
  });
  const url = heads.function.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  return {
    origin: new OriginGroup({
      primaryOrigin: FunctionUrlOrigin.withOriginAccessControl(url, {
        readTimeout: Duration.seconds(8),
      }),
      fallbackOrigin: bucket,
      // Ours are 200, 301 and 404; a throttled function answers 429, which no group can name.
      fallbackStatusCodes: [403, 500, 502, 503, 504],
    }),
    cachePolicy: cacheOf(scope),
  };
}

/** One copy for each path: pages are the same for everybody, whatever they send. */
function cacheOf(scope: Construct): CachePolicy {
  return new CachePolicy(scope, "PageCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(60),
    maxTtl: Duration.days(1),
    headerBehavior: CacheHeaderBehavior.allowList("x-page-path"),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}
