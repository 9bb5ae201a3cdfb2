// Everything the paper asks of its database. Values are bound; nothing to fix here.
const db = require('db');

const COMMENTS = `
  SELECT comments.id, comments.body, comments.at, comments.article_id, users.name, users.town, users.site, articles.headline
  FROM comments JOIN users ON users.id = comments.user_id JOIN articles ON articles.id = comments.article_id`;

const findUser = (id) => db.get('SELECT * FROM users WHERE id = ?', id);
const findUserByEmail = (email) => db.get('SELECT * FROM users WHERE email = ?', email);
const saveProfile = (id, { name, town, site }) => db.run('UPDATE users SET name = ?, town = ?, site = ? WHERE id = ?', name, town, site, id);

const listArticles = () => db.all('SELECT articles.*, (SELECT count(*) FROM comments WHERE article_id = articles.id) AS comments FROM articles ORDER BY id DESC');
const findArticle = (id) => db.get('SELECT * FROM articles WHERE id = ?', id);
const searchArticles = (term) => db.all("SELECT * FROM articles WHERE headline || ' ' || body LIKE '%' || ? || '%' ORDER BY id DESC", term);

const listComments = (articleId) => db.all(`${COMMENTS} WHERE article_id = ? ORDER BY comments.id`, articleId);
const latestComments = () => db.all(`${COMMENTS} ORDER BY comments.id DESC LIMIT 30`);
const addComment = (articleId, userId, body) => db.run("INSERT INTO comments (article_id, user_id, body, at) VALUES (?, ?, ?, 'just now')", articleId, userId, body);
const removeComment = (id) => db.run('DELETE FROM comments WHERE id = ?', id);

module.exports = { findUser, findUserByEmail, saveProfile, listArticles, findArticle, searchArticles, listComments, latestComments, addComment, removeComment };
