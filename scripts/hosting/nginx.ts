import {
  ASKED_ABOUT,
  HASHED_FILES,
  HTTPS_HEADERS,
  HTTPS_POLICY,
  KEPT_FOR_EVER,
  SECURITY_HEADERS,
  SERVER_FILES,
  SHELL,
  SHELL_ROUTES,
  routePattern,
} from './rules.ts'

/**
 * A file for nginx's `conf.d`, for those who host by hand. All headers stand in the server block: a location with
 * headers of its own would lose them.
 */
export function nginxConfig({
  policy,
  moves = [],
}: {
  policy: string
  /** paths that lead to another one */
  moves?: readonly (readonly [from: string, to: string])[]
}): string {
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => addHeader(name, `"${value}"`))
  const [[secureName, secureValue] = ['', '']] = Object.entries(HTTPS_HEADERS)
  const shells = SHELL_ROUTES.map(
    (route) => `    location ~ "^${routePattern(route)}$" { try_files $uri.html $uri /${SHELL}.html; }`,
  )
  // nginx compares decoded addresses.
  const moved = moves.map(([from, to]) => `    location = "${decodeURIComponent(from)}" { return 301 ${to}; }\n`)
  const hidden = SERVER_FILES.map((name) => name.replace('.', '\\.')).join('|')
  return `# Written by the build. Set server_name, root and your certificate; behind a proxy that ends TLS, let it send
# X-Forwarded-Proto. nginx reads this file inside its http block.

map "$scheme $http_x_forwarded_proto" $over_https { default ""; "~https" "yes"; }
map $over_https $site_transport { default ""; "yes" "${secureValue}"; }
map $over_https $site_upgrade { default ""; "yes" "; ${HTTPS_POLICY}"; }
map $sent_http_content_type $site_policy { default ""; "~^text/html" "${policy}$site_upgrade"; }
# A name that is missing must not be remembered as missing.
map "$status $uri" $site_cache { default "${ASKED_ABOUT}"; "~^(200|206|304) ${HASHED_FILES}" "${KEPT_FOR_EVER}"; }
server {
    listen 80;
    server_name _;
    root /srv/promptory/dist;
    charset utf-8;
    charset_types text/css text/csv text/markdown text/plain text/xml application/javascript application/json;
    server_tokens off;
    absolute_redirect off;
    error_page 404 /404.html;
    # The build leaves compressed forms beside its files. With the brotli module, add: brotli_static on;
    gzip_static on;
    gzip_vary on;
    types { text/markdown md; text/csv csv; application/manifest+json webmanifest; }
    include mime.types;

${security.join('\n')}
${addHeader(secureName, '$site_transport')}
${addHeader('Content-Security-Policy', '$site_policy')}
${addHeader('Cache-Control', '$site_cache')}

    # One page, one address. What begins with two slashes or a backslash would lead to another site.
    if ($request_uri ~ "^/index(?:\\.html)?/*(?:\\?|$)") { return 308 /$is_args$args; }
    if ($request_uri ~ "^(?<page>/[^/?\\\\\\\\][^?\\\\\\\\]*?)(?:/index)?\\.html/*(?:\\?|$)") { return 308 $page$is_args$args; }
    if ($request_uri ~ "^(?<place>/[^/?\\\\\\\\](?:[^?\\\\\\\\]*[^/?\\\\\\\\])?)/+(?:\\?|$)") { return 308 $place$is_args$args; }

    location = / { try_files /index.html =404; }
    location ^~ ${HASHED_FILES} { try_files $uri =404; }
    location = /404.html { internal; }
    location ~ "^/(?:404|${SHELL})$" { return 404; }
    location ~ "^/(?:${hidden})$" { return 404; }
    location ~ "/\\.(?!well-known/)" { return 404; }
    location ~ "\\.(?:br|gz)$" { return 404; }
${moved.join('')}${shells.join('\n')}
    location / { try_files $uri.html $uri =404; }
}
`
}

const addHeader = (name: string, value: string) => `    add_header ${name} ${value} always;`
