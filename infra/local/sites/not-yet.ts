/** In place of the admin site's pages until it is built; asks again by itself. */
export const beingBuilt = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="2" />
    <title>부품</title>
  </head>
  <body style="font-family: sans-serif; padding: 2rem">
    <p>관리자 사이트를 만드는 중입니다. 다 되면 저절로 열립니다.</p>
    <p lang="en">The admin site is being built. It opens by itself.</p>
    <p lang="zh">正在生成管理网站，完成后会自动打开。</p>
  </body>
</html>
`;

/**
 * At the top of each page, in the page's language, while the articles of a new market are prepared
 * for the search behind it; dialogs lie over it.
 */
export const indexFills = `<aside
  id="index-fills"
  style="padding: 4px 12px; font: 13px sans-serif; background: #fff3bf; color: #333"
>
  <style>html:lang(ko) #index-fills :not(:lang(ko), style),
html:lang(en) #index-fills :not(:lang(en), style),
html:lang(zh) #index-fills :not(:lang(zh), style) { display: none }</style>
  <span lang="ko">부품은 모두 검색됩니다. 위키·뉴스·게시판 검색은 준비 중입니다.</span>
  <span lang="en">All parts are found. The search of wikis, news and posts is being prepared.</span>
  <span lang="zh">零件已可全部搜索，百科、新闻和帖子的搜索正在准备。</span>
</aside>`;
