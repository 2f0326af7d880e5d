/** What the build hands to the workers of hosts (bundle-entry.ts). */
declare const __ARTICLE_SETTINGS__: import('./article/answer-article.ts').ArticleSettings
