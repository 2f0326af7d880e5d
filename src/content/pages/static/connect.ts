import { FEEDBACK_MAX_WORDS, NETWORK_DAILY_LIMITS, PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import type { ConnectPage } from '@/content/static-schema'
import { MCP_ADDRESS } from '@/lib/mcp-address'
import { SITE } from '@/lib/site'

const { name, url } = SITE
const { generator, feedback, mcp } = NETWORK_DAILY_LIMITS
const server = name.toLowerCase()
const json = (value: unknown) => JSON.stringify(value, null, 2)

export default {
  metaTitle: `Connect your AI to ${name} (MCP)`,
  metaDescription: `Add ${name} to Claude, ChatGPT, VS Code, Cursor or Gemini CLI: find prompts, fill in their blanks and have writing read where you already are. No key.`,
  title: 'Connect your AI',
  description: `Find a prompt, fill in its blanks, or have a text read without leaving the program in which you talk to your AI.`,
  checked: '2026-11',
  address: MCP_ADDRESS,
  sections: [
    {
      id: 'what-it-does',
      title: 'What your AI can do with it',
      blocks: [
        'Many AI programs can use servers that speak the Model Context Protocol (MCP). Ours needs no key and no account. Once it is added, ask for what you want in your own words: “Find me a mystery opening for ten-year-olds”, “Fill that prompt in for my bakery”, “What would an editor say to this page?”',
        {
          table: {
            caption: 'The tools of the server',
            head: ['Tool', 'What it does'],
            rows: [
              ['`search_prompts`', 'Finds prompts by subject, genre, age, job or AI, with their addresses.'],
              ['`get_prompt`', 'Takes one of them, with its blanks filled in.'],
              [
                '`improve_prompt`',
                `Writes a prompt of at most ${PROMPT_WORD_LIMIT} words out of a request, as [our generator](/generator) does.`,
              ],
              [
                '`read_writing`',
                `Reads up to ${FEEDBACK_MAX_WORDS} words of yours, as [our feedback tool](/feedback-tool) does.`,
              ],
            ],
          },
        },
        'Every prompt of the site is also one of the server’s own prompts. Programs that list those let you pick one and ask for its blanks.',
      ],
    },
    {
      id: 'claude',
      title: 'Claude, web and desktop',
      blocks: [
        {
          list: [
            'Open Customize, then Connectors, press + and choose “Add custom connector”.',
            'Paste the address from above and leave the fields for a sign-in empty.',
            'In a chat, the connector is in the menu behind the +.',
          ],
        },
        'Free accounts can add one custom connector. On Team and Enterprise plans an owner adds it first. Claude’s own servers make the call, so an address on your own computer does not work there.',
        'The maker’s guide: [custom connectors](https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp).',
      ],
    },
    {
      id: 'claude-code',
      title: 'Claude Code',
      blocks: [
        'In a terminal. With `--scope user` it is there in all your projects.',
        {
          code: {
            name: 'the command for Claude Code',
            lines: `claude mcp add --transport http --scope user ${server} ${MCP_ADDRESS}`,
          },
        },
        'The prompts turn up among the commands that begin with a slash. The maker’s guide: [MCP in Claude Code](https://code.claude.com/docs/en/mcp).',
      ],
    },
    {
      id: 'chatgpt',
      title: 'ChatGPT',
      blocks: [
        {
          list: [
            'On the web, open Settings, then Apps, then Advanced settings, and switch on developer mode.',
            'Back under Apps, choose “Create app”, paste the address as the URL of the MCP server, and choose no authentication.',
            'In a chat, choose the app from the menu behind the +.',
          ],
        },
        'Developer mode comes with paid plans; in a company an admin allows it first. ChatGPT warns of servers that nobody has checked. Ours reads, and changes nothing.',
        'The maker’s guide: [developer mode](https://developers.openai.com/api/docs/guides/developer-mode).',
      ],
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      blocks: [
        'Run the command “MCP: Add Server”, choose HTTP and paste the address. Or write the file `.vscode/mcp.json` in your project:',
        {
          code: {
            name: 'the file for VS Code',
            lines: json({ servers: { [server]: { type: 'http', url: MCP_ADDRESS } } }),
          },
        },
        'The tools are for chats with an agent. The maker’s guide: [MCP servers in VS Code](https://code.visualstudio.com/docs/copilot/customization/mcp-servers).',
      ],
    },
    {
      id: 'cursor',
      title: 'Cursor',
      blocks: [
        'Write it into `.cursor/mcp.json` in your project, or into `~/.cursor/mcp.json` for all of them:',
        { code: { name: 'the file for Cursor', lines: json({ mcpServers: { [server]: { url: MCP_ADDRESS } } }) } },
        'The maker’s guide: [MCP in Cursor](https://cursor.com/docs/mcp).',
      ],
    },
    {
      id: 'gemini-cli',
      title: 'Gemini CLI and Antigravity',
      blocks: [
        {
          code: {
            name: 'the command for Gemini CLI',
            lines: `gemini mcp add --scope user --transport http ${server} ${MCP_ADDRESS}`,
          },
        },
        'Since June 2026 personal accounts use Antigravity CLI in its place:',
        { code: { name: 'the command for Antigravity CLI', lines: `agy mcp add ${server} ${MCP_ADDRESS}` } },
        'The maker’s guides: [Gemini CLI](https://geminicli.com/docs/tools/mcp-server/), [moving to Antigravity CLI](https://antigravity.google/docs/cli/gcli-migration).',
      ],
    },
    {
      id: 'other-programs',
      title: 'Other programs',
      blocks: [
        'Whatever speaks MCP over streamable HTTP, in the version of 2026-07-28 or the one before (2025-11-25), takes the address alone. There are no sessions to keep.',
        `For a program of your own there are also all prompts as files: see [llms.txt](${url}/llms.txt).`,
      ],
    },
    {
      id: 'what-it-sees',
      title: 'What it sees and keeps',
      blocks: [
        'The server sees what your AI sends with a call: the words of a search, what fills a blank, a request, or a text to be read. It sees nothing else of your chat. None of it is kept or written into a log. The network address of the call is counted for the day as a code that cannot be turned back.',
        'With an AI connected to this site, requests and texts are passed on to it, as on the pages of the [generator](/generator) and the [feedback tool](/feedback-tool); the answer says who wrote it. What your own AI program keeps of the chat is up to its maker.',
      ],
    },
    {
      id: 'limits',
      title: 'Its limits',
      blocks: [
        {
          list: [
            `${mcp.address.toLocaleString('en-US')} calls a day from one network address`,
            `${generator.address} prompts a day from one network address, together with the generator`,
            `${feedback.address} texts a day from one network address, together with the feedback tool`,
          ],
        },
        'A day ends at midnight UTC. Programs that call from their maker’s servers share those addresses with others, so that a limit may be used up when you have asked for little. The answer says when the next use is due.',
      ],
    },
  ],
} as const satisfies ConnectPage
