/** What the build hands to the workers of hosts (bundle-entry.ts). */
declare const __ARTICLE_SETTINGS__: import('./answer-article.ts').ArticleSettings
